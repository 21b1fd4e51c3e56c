import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { FactsError } from './errors';

/** Name of the tag that pages use. */
export const TAG = 'Reference';

const NAMED = ['component', 'command', 'plugin'] as const;
const FLAGS = ['globalOptions', 'componentIndex'] as const;
const USAGE = `one of ${[...NAMED.map((name) => `${name}="…"`), ...FLAGS].join(', ')}`;

/** What a tag asks for; the name is empty where there is only one of the kind. */
export interface TagRequest {
  kind: (typeof NAMED)[number] | (typeof FLAGS)[number];
  name: string;
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
  const flag = FLAGS.find((known) => known === name);
  if (flag) {
    if (value != null) throw new FactsError(`<${TAG}>: ${name} takes no value`);
    return { kind: flag, name: '' };
  }
  const kind = NAMED.find((known) => known === name);
  if (!kind) throw new FactsError(`<${TAG}>: unknown attribute "${name}"; use ${USAGE}`);
  if (typeof value !== 'string' || value.trim() === '') {
    throw new FactsError(`<${TAG}>: ${name} takes a name in quotes`);
  }
  return { kind, name: value };
}
