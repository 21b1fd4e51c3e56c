import type { Definition, Nodes, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * Descriptions are GitHub Markdown, not MDX: braces and angle brackets are text, as their authors
 * wrote them in comments of TypeScript files.
 */
const parser = unified().use(remarkParse).use(remarkGfm);

/** HTML that authors of descriptions use for marks that Markdown has too. */
const MARKS: Readonly<Record<string, 'emphasis' | 'strong' | 'inlineCode'>> = {
  b: 'strong',
  code: 'inlineCode',
  em: 'emphasis',
  i: 'emphasis',
  kbd: 'inlineCode',
  strong: 'strong',
  tt: 'inlineCode',
};

const OPENING_TAG = /^<(?<tag>[a-z]+)(?<attributes>\s[^>]*)?>$/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

function markOf(tag: string, attributes: string, inner: PhrasingContent[]): PhrasingContent {
  if (tag === 'a') {
    const [, double, single] = HREF.exec(attributes) ?? [];
    return { type: 'link', url: double ?? single ?? '', children: inner };
  }
  const mark = MARKS[tag];
  if (mark === 'inlineCode') return { type: 'inlineCode', value: toString(inner) };
  return { type: mark ?? 'emphasis', children: inner };
}

/** Turns pairs of HTML tags into Markdown marks; any other tag is text. */
function foldHtml(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const [node, ...rest] = nodes;
  if (!node) return [];
  if (node.type !== 'html') return [node, ...foldHtml(rest)];
  const { tag: name = '', attributes = '' } = OPENING_TAG.exec(node.value)?.groups ?? {};
  const tag = name.toLowerCase();
  const isClosing = (other: PhrasingContent): boolean =>
    other.type === 'html' && other.value.toLowerCase() === `</${tag}>`;
  const close = tag in MARKS || tag === 'a' ? rest.findIndex(isClosing) : -1;
  if (close >= 0) {
    const inner = foldHtml(rest.slice(0, close));
    return [markOf(tag, attributes, inner), ...foldHtml(rest.slice(close + 1))];
  }
  return [
    tag === 'br' ? { type: 'break' } : { type: 'text', value: node.value },
    ...foldHtml(rest),
  ];
}

type Definitions = ReadonlyMap<string, Definition>;

/** A reference that turned out to be no link, as it was written. */
function bracketed(children: PhrasingContent[], label: string): PhrasingContent[] {
  const end = label === '' ? ']' : `][${label}]`;
  return [{ type: 'text', value: '[' }, ...children, { type: 'text', value: end }];
}

function inline(node: PhrasingContent, definitions: Definitions): PhrasingContent[] {
  switch (node.type) {
    case 'linkReference': {
      const definition = definitions.get(node.identifier);
      const children = inlines(node, definitions);
      if (definition) {
        return [{ type: 'link', url: definition.url, title: definition.title, children }];
      }
      return bracketed(children, node.referenceType === 'full' ? (node.label ?? '') : '');
    }
    case 'image':
    case 'imageReference': {
      // A picture in a comment belongs to another site; its text and address are what can be kept.
      const text: PhrasingContent = { type: 'text', value: node.alt ?? '' };
      const url = node.type === 'image' ? node.url : definitions.get(node.identifier)?.url;
      return url === undefined ? [text] : [{ type: 'link', url, children: [text] }];
    }
    case 'footnoteReference':
      return [{ type: 'text', value: `[^${node.label ?? node.identifier}]` }];
    default:
      if (!('children' in node)) return [node];
      return [{ ...node, children: inlines(node, definitions) }];
  }
}

function inlines({ children }: { children: Nodes[] }, definitions: Definitions): PhrasingContent[] {
  return foldHtml(children as PhrasingContent[]).flatMap((node) => inline(node, definitions));
}

function block(node: RootContent, definitions: Definitions): RootContent[] {
  const { position } = node;
  switch (node.type) {
    case 'definition':
    case 'footnoteDefinition':
    case 'thematicBreak':
      return [];
    case 'html':
      return [{ type: 'paragraph', children: [{ type: 'text', value: node.value }], position }];
    case 'heading': {
      // A heading of its own would end the member that it belongs to.
      const strong: PhrasingContent = { type: 'strong', children: inlines(node, definitions) };
      return [{ type: 'paragraph', children: [strong], position }];
    }
    case 'paragraph':
    case 'tableCell':
      return [{ ...node, children: inlines(node, definitions) }];
    default: {
      if (!('children' in node)) return [node];
      const blocks = (node.children as RootContent[]).flatMap((child) => block(child, definitions));
      return [{ ...node, children: blocks } as RootContent];
    }
  }
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
  const { children } = parser.parse(markdown);
  const found = children.filter((node) => node.type === 'definition');
  const definitions = new Map(found.map((node) => [node.identifier, node]));
  const blocks = children.flatMap((node) => block(node, definitions));
  parsed.set(markdown, blocks);
  return blocks;
}
