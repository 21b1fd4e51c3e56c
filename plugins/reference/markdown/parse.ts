import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * Descriptions are GitHub Markdown, not MDX: braces and angle brackets are text, as their authors
 * wrote them in comments of TypeScript files.
 */
const parser = unified().use(remarkParse).use(remarkGfm);

/** Lines of text, and what stands within one. */
const LINES = ['paragraph', 'tableCell', 'delete', 'emphasis', 'link', 'strong'];

/** What a page shows as it is. */
const SHOWN = new Set([
  ...LINES,
  ...['blockquote', 'break', 'code', 'inlineCode', 'list', 'listItem', 'table', 'tableRow', 'text'],
]);

/** HTML that authors of descriptions use for what Markdown has too. */
const OPENING_TAG = /^<(?:(?<code>code)|a\s[^>]*?\bhref="(?<url>[^"]*)"[^>]*)>$/i;

/** Turns pairs of HTML tags into code and links. */
function foldHtml(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const [node, ...rest] = nodes;
  if (!node) return [];
  const opening = node.type === 'html' ? OPENING_TAG.exec(node.value)?.groups : undefined;
  const end = opening?.code ? '</code>' : '</a>';
  const close = opening
    ? rest.findIndex((other) => other.type === 'html' && other.value.toLowerCase() === end)
    : -1;
  if (close < 0) return [node, ...foldHtml(rest)];
  const children = foldHtml(rest.slice(0, close));
  return [
    opening?.code
      ? { type: 'inlineCode', value: toString(children) }
      : { type: 'link', url: opening?.url ?? '', children },
    ...foldHtml(rest.slice(close + 1)),
  ];
}

/** The text that a block or a part of a line was written as. */
export function writtenText({ position }: RootContent, markdown: string): string {
  return markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? markdown.length);
}

/** A node without what has no place in a description, such as pictures: that is text, as it was written. */
function shown(node: RootContent, markdown: string, isInLine: boolean): RootContent {
  if (!SHOWN.has(node.type)) {
    const text: RootContent = { type: 'text', value: writtenText(node, markdown) };
    return isInLine ? text : { type: 'paragraph', children: [text], position: node.position };
  }
  if (!('children' in node)) return node;
  const hasLine = LINES.includes(node.type);
  const children = hasLine ? foldHtml(node.children as PhrasingContent[]) : node.children;
  return {
    ...node,
    children: children.map((each) => shown(each, markdown, hasLine)),
  } as RootContent;
}

/** Blocks by their text: the same sentences stand on many pages and in both versions. */
const parsed = new Map<string, readonly RootContent[]>();

/**
 * Parses a description into blocks that are safe on any page: no HTML, headings, footnotes or
 * pictures, and no reference that a definition elsewhere on the page could change.
 *
 * @param markdown text of a comment
 * @returns blocks with their positions in `markdown`, shared between calls: not to be changed
 */
export function parseMarkdown(markdown: string): readonly RootContent[] {
  const known = parsed.get(markdown);
  if (known) return known;
  const blocks = parser.parse(markdown).children.map((node) => shown(node, markdown, false));
  parsed.set(markdown, blocks);
  return blocks;
}
