import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { FactsError } from './errors';

/** Name of the tag that pages use. */
export const TAG = 'Reference';

/** What a tag asks for. */
export type TagRequest =
  | { kind: 'component'; name: string }
  | { kind: 'command'; name: string }
  | { kind: 'plugin'; name: string }
  | { kind: 'globalOptions' }
  | { kind: 'componentIndex' };

const NAMED = ['component', 'command', 'plugin'] as const;
const FLAGS = ['globalOptions', 'componentIndex'] as const;
const USAGE = `one of ${[...NAMED.map((name) => `${name}="…"`), ...FLAGS].join(', ')}`;

function isOneOf<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name);
}

/**
 * Reads a tag.
 *
 * @param node the tag as MDX parsed it
 * @throws FactsError where it has content, an attribute that does not exist, an expression for a
 *   value, or not exactly one attribute
 */
export function parseTag(node: Pick<MdxJsxFlowElement, 'attributes' | 'children'>): TagRequest {
  if (node.children.length > 0) throw new FactsError(`<${TAG}> takes no content`);
  const [attribute, ...others] = node.attributes;
  if (!attribute || others.length > 0) {
    throw new FactsError(`<${TAG}> takes exactly one attribute: ${USAGE}`);
  }
  if (attribute.type !== 'mdxJsxAttribute') {
    throw new FactsError(`<${TAG}> takes no spread attributes`);
  }
  const { name, value } = attribute;
  if (isOneOf(FLAGS, name)) {
    if (value != null) throw new FactsError(`<${TAG}>: ${name} takes no value`);
    return { kind: name };
  }
  if (!isOneOf(NAMED, name)) {
    throw new FactsError(`<${TAG}>: unknown attribute "${name}"; use ${USAGE}`);
  }
  if (typeof value !== 'string' || value.trim() === '') {
    throw new FactsError(`<${TAG}>: ${name} takes a name in quotes`);
  }
  return { kind: name, name: value };
}
