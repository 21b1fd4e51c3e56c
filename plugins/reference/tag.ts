import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { FactsError } from './errors';

/** Name of the tag that pages use. */
export const TAG = 'Reference';

const NAMED = ['component', 'command', 'plugin'] as const;
const INDEX = 'componentIndex';
const USAGE = `exactly one of ${NAMED.map((name) => `${name}="…"`).join(', ')}, ${INDEX}`;

/** What a tag asks for; the name is empty where there is only one of the kind. */
export interface TagRequest {
  kind: (typeof NAMED)[number] | typeof INDEX;
  name: string;
}

/**
 * Reads a tag.
 *
 * @param node the tag as MDX parsed it
 * @throws FactsError where it has content, or not exactly one attribute of the right form
 */
export function parseTag(node: Pick<MdxJsxFlowElement, 'attributes' | 'children'>): TagRequest {
  const { attributes, children } = node;
  const [attribute] = attributes;
  const isAlone = attributes.length === 1 && children.length === 0;
  if (isAlone && attribute?.type === 'mdxJsxAttribute') {
    const { name, value } = attribute;
    if (name === INDEX && value == null) return { kind: INDEX, name: '' };
    const kind = NAMED.find((known) => known === name);
    if (kind && typeof value === 'string' && value !== '') return { kind, name: value };
  }
  const got = attributes.map((each) =>
    each.type === 'mdxJsxAttribute' ? ` ${each.name}` : ' {…}',
  );
  throw new FactsError(`<${TAG}${got.join('')}>: accepts ${USAGE}, and no content`);
}
