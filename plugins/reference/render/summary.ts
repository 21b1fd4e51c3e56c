import type { RootContent } from 'mdast';
import { element } from './nodes';

/** The end of a sentence, and not of an abbreviation in it. */
const END = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s|$)|。/;

/** As much of a sentence as there is, and whether it ends there. */
interface Cut {
  nodes: RootContent[];
  isEnd: boolean;
}

/** Links would lead away from a list whose names lead to what is said in full. */
function withoutLinks(node: RootContent): RootContent[] {
  return node.type === 'link' ? node.children.flatMap(withoutLinks) : [node];
}

function cut({ nodes, isEnd }: Cut, node: RootContent): Cut {
  if (isEnd) return { nodes, isEnd };
  if (node.type !== 'text') return { nodes: [...nodes, node], isEnd };
  const end = END.exec(node.value);
  const value = end ? node.value.slice(0, end.index) : node.value;
  return { nodes: [...nodes, { ...node, value }], isEnd: end !== null };
}

/** The first sentence of a description, without its full stop; nothing where it begins with no text. */
export function firstSentence([first]: readonly RootContent[]): RootContent[] {
  if (first?.type !== 'paragraph') return [];
  const { nodes } = first.children.flatMap(withoutLinks).reduce(cut, { nodes: [], isEnd: false });
  const lang = first.data?.hProperties?.lang;
  return typeof lang === 'string' ? [element('span', { lang }, nodes)] : nodes;
}
