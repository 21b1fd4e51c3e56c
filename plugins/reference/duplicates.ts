import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import { plainText } from './markdown/parse';

type Node = Root | RootContent;

/** An id on a page and the node that has it. */
export interface FoundId {
  id: string;
  node: Node;
}

function propertyId(node: Node): string | undefined {
  const properties = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties;
  return typeof properties?.id === 'string' ? properties.id : undefined;
}

function attributeId(node: Node): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** Id in a comment at the end of a heading: the newer way of Docusaurus. */
function commentId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(?<id>[\w-]+)/.exec(last.value)?.groups?.id
    : undefined;
}

/** Ids in the order of the page, as the site's heading processing will give them. */
function idsOnPage(root: Root): FoundId[] {
  const slugger = createSlugger();
  const visit = (node: Node): FoundId[] => {
    const own = propertyId(node) ?? attributeId(node);
    const id =
      own ??
      (node.type === 'heading'
        ? (commentId(node) ??
          parseMarkdownHeadingId(plainText(node.children)).id ??
          slugger.slug(plainText(node.children)))
        : undefined);
    const below = 'children' in node ? node.children.flatMap(visit) : [];
    return id === undefined ? below : [{ id, node }, ...below];
  };
  return visit(root);
}

/** The first id that occurs twice, with the node that repeats it. */
export function firstDuplicate(root: Root): FoundId | undefined {
  const seen = new Set<string>();
  return idsOnPage(root).find(({ id }) => seen.size === seen.add(id).size);
}
