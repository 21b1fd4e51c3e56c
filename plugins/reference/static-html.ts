import type { Element, ElementContent, Root, RootContent as HastContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Data, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { markLongCode } from '../../src/lib/long-inline-code';
import type { Labels } from './labels';

/** The component that shows a block as the HTML it is given. */
const STATIC = 'StaticHtml';

/** Mark of a heading that the reference has generated, on its way from Markdown to HTML. */
const MARK = 'dataReference';

type Node = HastContent | ElementContent;
type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Elements without a component of the theme's own, beside links within the page and headings. */
const PLAIN = new Set(
  'br code dd del div dl dt em li ol p pre span strong table tbody td th thead tr ul'.split(' '),
);

function isJsx(node: Node): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An element that was written as JSX so that the theme leaves it alone, as the element it stands for. */
function elementOf(node: Jsx): Element | undefined {
  const properties: Element['properties'] = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
      return undefined;
    properties[attribute.name] = attribute.value;
  }
  return { type: 'element', tagName: node.name ?? '', properties, children: node.children };
}

/** A link to a place on the page; every other one is for the router and the link check. */
function isInPage({ tagName, properties }: Element): boolean {
  return tagName === 'a' && String(properties.href ?? '').startsWith('#');
}

/** The lines of a type break after the sign between its parts. */
function breakUnions({ properties, children }: Element): void {
  if (!/^ref-(?:type|signature)$/.test(String(properties.className))) return;
  for (const child of children) {
    if (child.type === 'text') child.value = child.value.replaceAll(' | ', '\u00A0| ');
  }
}

/** Nodes as plain HTML has them, or nothing when something in one needs the theme. */
function allPlain(nodes: readonly Node[]): ElementContent[] | undefined {
  const all = nodes.map(plain).filter((node) => node !== undefined);
  return all.length === nodes.length ? all : undefined;
}

/** The node as plain HTML has it, or nothing when something in it needs the theme. */
function plain(node: Node): ElementContent | undefined {
  if (node.type === 'text') return { ...node };
  const element = isJsx(node) ? elementOf(node) : node.type === 'element' ? node : undefined;
  if (!element || !(PLAIN.has(element.tagName) || isInPage(element))) return undefined;
  // Code that the theme shows as a block with buttons
  if (element.tagName === 'pre' && !isJsx(node)) return undefined;
  const children = allPlain(element.children);
  if (!children) return undefined;
  const copy = { ...element, properties: { ...element.properties }, children };
  if (element.tagName === 'code') {
    markLongCode(copy);
    breakUnions(copy);
  }
  return copy;
}

/** What shows an element as HTML; the same in a tree of Markdown as in one of HTML. */
function staticBlock(
  { tagName, properties }: Element,
  children: ElementContent[],
): MdxJsxFlowElementHast & RootContent {
  const { id, lang, className } = properties;
  const names = Array.isArray(className) ? className.join(' ') : className;
  const attributes = { as: tagName, id, className: names, lang, html: toHtml(children) };
  return {
    type: 'mdxJsxFlowElement',
    name: STATIC,
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value: String(value) }],
    ),
    children: [],
  };
}

const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

/**
 * A generated block as plain HTML, where nothing in it needs the theme: a long page is then a few
 * hundred strings, not thousands of elements that are compiled, rendered and, in the reader's browser,
 * brought to life one by one.
 *
 * @returns the block itself where it needs the theme; a heading, which the table of contents is made
 * from, marked for {@link referenceRehype}
 */
export function asStatic(node: RootContent): RootContent {
  if (node.type === 'heading') {
    const data = (node.data ??= {}) as Data & { hProperties?: Record<string, unknown> };
    data.hProperties = { ...data.hProperties, [MARK]: '' };
    return node;
  }
  const hast = toHast(node, { passThrough: [...JSX] }) as Node;
  const element = plain(hast);
  if (element?.type !== 'element') return node;
  return { ...staticBlock(element, element.children), position: node.position };
}

/**
 * Rehype plugin for the headings of the reference, after everything that reads headings has run: plain
 * HTML with the link to itself that the theme's heading has.
 *
 * @param options.labels words of the locale being built
 */
export function referenceRehype({ labels: { directLink } }: { labels: Labels }) {
  const convert = (element: Element): Node => {
    delete element.properties[MARK];
    const content = allPlain(element.children);
    if (!content) return element;
    const className = ['anchor', element.tagName === 'h2' ? 'ref-section' : 'ref-member'];
    const properties = { ...element.properties, className };
    const title = directLink(toString(element));
    const link = { href: `#${String(properties.id)}`, ariaLabel: title, title, translate: 'no' };
    return staticBlock({ ...element, properties }, [...content, h('a.hash-link', link, '\u200B')]);
  };
  const visit = (parent: { children: Node[] }): void => {
    parent.children = parent.children.map((node) => {
      if (node.type === 'element' && MARK in node.properties) return convert(node);
      if (isJsx(node)) visit(node);
      return node;
    });
  };
  return (root: Root): void => visit(root);
}
