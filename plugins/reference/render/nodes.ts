import type { Properties } from 'hast';
import type { Heading, Literal, Parent, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Attributes of an element. */
export type Attributes = {
  id?: string;
  className?: string;
  lang?: string;
  scope?: 'col' | 'row';
  href?: string;
};

/** An element that Markdown has no node for; remark-rehype reads its name and attributes. */
interface ReferenceElement extends Parent {
  type: 'referenceElement';
  data: { hName: string; hProperties: Properties };
  children: RootContent[];
}

/** Text that keeps its indentation; Markdown text loses the spaces at both ends of every line. */
interface ReferenceText extends Literal {
  type: 'referenceText';
}

declare module 'mdast' {
  interface RootContentMap {
    referenceElement: ReferenceElement;
    referenceText: ReferenceText;
  }
  interface PhrasingContentMap {
    referenceElement: ReferenceElement;
    referenceText: ReferenceText;
  }
}

/** Nodes, or text for a text node. */
export type Content = string | RootContent | readonly RootContent[];

/** Nodes of a content. */
export function nodesOf(content: Content): RootContent[] {
  if (typeof content === 'string') return content === '' ? [] : [{ type: 'text', value: content }];
  return 'type' in content ? [content] : [...content];
}

/** An element. */
export function element(name: string, attributes: Attributes, content: Content): RootContent {
  const { className, ...others } = attributes;
  const hProperties = className ? { ...others, className: className.split(' ') } : others;
  return {
    type: 'referenceElement',
    data: { hName: name, hProperties },
    children: nodesOf(content),
  };
}

/**
 * A `code` or `pre` element as written, which the theme does not replace by its component: that one
 * takes anything but plain text for a block of code, and colors it in the reader's browser.
 */
function literal(
  type: 'mdxJsxTextElement' | 'mdxJsxFlowElement',
  name: 'code' | 'pre',
  className: string | undefined,
  children: readonly RootContent[],
): RootContent {
  return {
    type,
    name,
    attributes: className ? [{ type: 'mdxJsxAttribute', name: 'className', value: className }] : [],
    children: [...children],
    // What MDX sets on elements that a page's author writes out.
    data: { _mdxExplicitJsx: true },
  } as MdxJsxFlowElement | MdxJsxTextElement;
}

/** Code within a line; unlike Markdown's it may hold links. */
export function code(content: Content, className?: string): RootContent {
  return literal('mdxJsxTextElement', 'code', className, nodesOf(content));
}

/** Lines of code, not colored. */
export function codeLines(content: Content): RootContent {
  const lines = nodesOf(content).map((node): RootContent =>
    node.type === 'text' ? { type: 'referenceText', value: node.value } : node,
  );
  return literal('mdxJsxFlowElement', 'pre', 'ref-listing', [code(lines)]);
}

/** A heading with an explicit id, which the site's own heading processing keeps. */
export function heading(depth: 2 | 3, id: string, content: Content): Heading {
  return {
    type: 'heading',
    depth,
    data: { id, hProperties: { id } } as Heading['data'],
    children: nodesOf(content) as PhrasingContent[],
  };
}

/** A heading that is a name in code. */
export function nameHeading(id: string, name: string): Heading {
  return heading(3, id, { type: 'inlineCode', value: name });
}

/** A paragraph. */
export function paragraph(content: Content, className?: string): RootContent {
  return element('p', { className }, content);
}

/** A link. */
export function link(url: string, content: Content): RootContent {
  return { type: 'link', url, children: nodesOf(content) as PhrasingContent[] };
}

/** A mark such as “Required”. */
export function badge(text: string, kind: string): RootContent {
  return element('span', { className: `ref-badge ref-badge--${kind}` }, text);
}

/** Nodes with a text between each two. */
export function joined(nodes: readonly RootContent[], separator = ' '): RootContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [...nodesOf(separator), node]));
}

/** A paragraph of marks, or nothing where there are none. */
export function badges(marks: readonly RootContent[]): RootContent[] {
  return marks.length > 0 ? [paragraph(joined(marks), 'ref-badges')] : [];
}

/** A name and what is known about it; or nothing, where that is not known. */
export type Fact = readonly [label: string, content: Content] | false | undefined | '';

/** Facts of one member, in a line where they fit one, or nothing where there are none. */
export function facts(entries: readonly Fact[], className = 'ref-facts'): RootContent[] {
  const items = entries
    .filter((entry) => !!entry)
    .flatMap(([label, content]) => [element('dt', {}, label), element('dd', {}, content)]);
  return items.length > 0 ? [element('dl', { className }, items)] : [];
}

/** A row of a table: the first cell names it; `id` makes it a link target. */
export interface Row {
  id?: string;
  name: Content;
  cells: readonly Content[];
}

/**
 * A table whose first column names the rows; nothing without rows. A row's id is on a link in its first
 * cell, so that the row can be linked to and its link be found and copied; the site's link check sees it there.
 */
export function table(columns: readonly string[], rows: readonly Row[]): RootContent[] {
  if (rows.length === 0) return [];
  const head = columns.map((column) => element('th', { scope: 'col' }, column));
  const body = rows.map(({ id, name, cells }) => {
    const title = id ? element('a', { id, href: `#${id}`, className: 'ref-anchor' }, name) : name;
    return element('tr', {}, [
      element('th', { scope: 'row' }, title),
      ...cells.map((cell) => element('td', {}, cell)),
    ]);
  });
  return [
    element('table', { className: 'ref-table' }, [
      element('thead', {}, element('tr', {}, head)),
      element('tbody', {}, body),
    ]),
  ];
}

/** A section under its heading, or nothing where there is nothing in it. */
export function section(id: string, title: string, content: readonly RootContent[]): RootContent[] {
  return content.length > 0 ? [heading(2, id, title), ...content] : [];
}
