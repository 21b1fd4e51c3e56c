import type { Definition, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * Descriptions are GitHub Markdown, not MDX: braces and angle brackets are text, as their authors
 * wrote them in comments of TypeScript files.
 */
const parser = unified().use(remarkParse).use(remarkGfm);

type Node = Root | RootContent;

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

/** The text of nodes, marks taken off. */
export function plainText(nodes: readonly Node[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? plainText(node.children) : '',
    )
    .join('');
}

function markOf(tag: string, attributes: string, inner: PhrasingContent[]): PhrasingContent {
  if (tag === 'a') {
    const [, double, single] = HREF.exec(attributes) ?? [];
    return { type: 'link', url: double ?? single ?? '', children: inner };
  }
  const mark = MARKS[tag];
  if (mark === 'inlineCode') return { type: 'inlineCode', value: plainText(inner) };
  return { type: mark ?? 'emphasis', children: inner };
}

/** Turns pairs of HTML tags into Markdown marks; any other tag is text. */
function foldHtml(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (!node) continue;
    if (node.type !== 'html') {
      result.push(node);
      continue;
    }
    const groups = OPENING_TAG.exec(node.value)?.groups;
    const tag = groups?.tag?.toLowerCase() ?? '';
    const close =
      tag in MARKS || tag === 'a'
        ? nodes.findIndex(
            (other, at) =>
              at > index && other.type === 'html' && other.value.toLowerCase() === `</${tag}>`,
          )
        : -1;
    if (close > index) {
      const inner = foldHtml(nodes.slice(index + 1, close));
      result.push(markOf(tag, groups?.attributes ?? '', inner));
      index = close;
    } else if (tag === 'br') {
      result.push({ type: 'break' });
    } else {
      result.push({ type: 'text', value: node.value });
    }
  }
  return result;
}

/** Brackets that turned out to be no link, as they were written. */
function bracketed(children: PhrasingContent[], label: string): PhrasingContent[] {
  return [
    { type: 'text', value: '[' },
    ...children,
    { type: 'text', value: label === '' ? ']' : `][${label}]` },
  ];
}

function inline(
  node: PhrasingContent,
  definitions: ReadonlyMap<string, Definition>,
): PhrasingContent[] {
  switch (node.type) {
    case 'linkReference': {
      const definition = definitions.get(node.identifier);
      const children = inlines(node.children, definitions);
      if (!definition)
        return bracketed(children, node.referenceType === 'full' ? (node.label ?? '') : '');
      return [{ type: 'link', url: definition.url, title: definition.title, children }];
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
      return 'children' in node
        ? [
            {
              ...node,
              children: inlines(node.children as PhrasingContent[], definitions),
            },
          ]
        : [node];
  }
}

function inlines(
  nodes: readonly PhrasingContent[],
  definitions: ReadonlyMap<string, Definition>,
): PhrasingContent[] {
  return foldHtml(nodes).flatMap((node) => inline(node, definitions));
}

function block(node: RootContent, definitions: ReadonlyMap<string, Definition>): RootContent[] {
  switch (node.type) {
    case 'definition':
    case 'footnoteDefinition':
    case 'thematicBreak':
      return [];
    case 'html':
      return [
        {
          type: 'paragraph',
          children: [{ type: 'text', value: node.value }],
          position: node.position,
        },
      ];
    case 'heading':
      // A heading of its own would end the member that it belongs to.
      return [
        {
          type: 'paragraph',
          children: [{ type: 'strong', children: inlines(node.children, definitions) }],
          position: node.position,
        },
      ];
    case 'paragraph':
    case 'tableCell':
      return [{ ...node, children: inlines(node.children, definitions) }];
    default:
      return 'children' in node
        ? [
            {
              ...node,
              children: (node.children as RootContent[]).flatMap((child) =>
                block(child, definitions),
              ),
            } as RootContent,
          ]
        : [node];
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
  const definitions = new Map(
    children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node] as const] : [],
    ),
  );
  const blocks = children.flatMap((node) => block(node, definitions));
  parsed.set(markdown, blocks);
  return blocks;
}
