import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** An id on a page and the node that has it. */
export interface FoundId {
  id: string;
  node: Nodes;
}

/** The id that an element has, or that a transform of the page has given a node. */
function ownId(node: Nodes): string | undefined {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attribute = node.attributes.find((each) => 'name' in each && each.name === 'id');
    return typeof attribute?.value === 'string' ? attribute.value : undefined;
  }
  const id = node.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** The id that Docusaurus reads in a heading: in a comment at its end, or in braces. */
function writtenId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#([\w-]+)/.exec(last.value)?.[1]
    : parseMarkdownHeadingId(toString(heading)).id;
}

/** The first id that occurs twice on a page, as Docusaurus will give them, with the node that repeats it. */
export function firstDuplicate(root: Root): FoundId | undefined {
  const slugger = createSlugger();
  const seen = new Set<string>();
  let duplicate: FoundId | undefined;
  visit(root, (node) => {
    const own = ownId(node);
    const id =
      own ??
      (node.type === 'heading' ? (writtenId(node) ?? slugger.slug(toString(node))) : undefined);
    if (id === undefined) return;
    if (seen.has(id)) duplicate ??= { id, node };
    seen.add(id);
  });
  return duplicate;
}
