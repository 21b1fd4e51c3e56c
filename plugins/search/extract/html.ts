import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a built page. The minifier leaves out quotes and end tags, so only a real parser will do. */
export function parseHtml(html: string): Element {
  const root = parse(html).childNodes.find((node) => isElement(node, 'html'));
  if (!root) throw new Error('not an HTML page');
  return root as Element;
}

/** Whether a node is an element, and of the given name if one is given. */
export function isElement(node: Node, name?: string): node is Element {
  return 'tagName' in node && (name === undefined || node.tagName === name);
}

/** Value of an attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** All elements below one that a condition holds for, in document order. */
export function findAll(element: Element, test: (candidate: Element) => boolean): Element[] {
  return element.childNodes.flatMap((node) =>
    isElement(node) ? [...(test(node) ? [node] : []), ...findAll(node, test)] : [],
  );
}

/** The first element below one that a condition holds for. */
export function find(element: Element, test: (candidate: Element) => boolean): Element | undefined {
  for (const node of element.childNodes) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : find(node, test);
    if (found) return found;
  }
  return undefined;
}

/** Text as a reader sees it: white space collapsed, no invisible characters. */
export function cleanText(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of a node and everything in it that `skip` does not refuse. */
export function textOf(node: Node, skip: (element: Element) => boolean = () => false): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node)) return '';
  if (isElement(node) && skip(node)) return '';
  return node.childNodes.map((child) => textOf(child, skip)).join('');
}
