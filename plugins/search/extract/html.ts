import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Anything with nodes in it. */
export type Container = Pick<Element, 'childNodes'>;

/** The pieces of a built page that search looks at; most of a page is navigation. */
export interface HtmlPage {
  /** Root element, with the head alone in it. */
  root: Element;
  /** What stands around the article; parsed when it is asked for. */
  surroundings: () => Container;
  /** The article element, in a container. */
  article: Container;
}

/**
 * Parses a built page. The minifier leaves out quotes and end tags, so only a real parser will do; the
 * few tags that it looks for by their text can stand nowhere else, because text escapes its brackets.
 *
 * @returns nothing for a page without an article
 */
export function parsePage(html: string): HtmlPage | undefined {
  const body = html.indexOf('<body');
  const start = html.indexOf('<article', body);
  const end = html.lastIndexOf('</article>');
  if (body < 0 || start < 0 || end < start) return undefined;
  const root = parse(html.slice(0, body)).childNodes.find((node) => isElement(node, 'html'));
  if (!root) return undefined;
  return {
    root,
    surroundings: () => parseFragment(html.slice(body, start)),
    article: parseFragment(html.slice(start, end)),
  };
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
export function findAll(container: Container, test: (candidate: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = ({ childNodes }: Container): void => {
    for (const node of childNodes) {
      if (!isElement(node)) continue;
      if (test(node)) found.push(node);
      visit(node);
    }
  };
  visit(container);
  return found;
}

/** The first element below one that a condition holds for. */
export function find(
  container: Container,
  test: (candidate: Element) => boolean,
): Element | undefined {
  return findAll(container, test)[0];
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
