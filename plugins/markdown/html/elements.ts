import type { Element, ElementContent, Nodes } from 'hast';

/** Anything with nodes in it. */
type Parent = { children: Nodes[] | ElementContent[] };

/** Whether a node is an element, and of one of the given names if there are any. */
export function isElement(node: Nodes, ...names: string[]): node is Element {
  return node.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** The elements directly in another one. */
export function elementsOf({ children }: Parent): Element[] {
  return (children as Nodes[]).filter((node) => isElement(node));
}

function classNames({ properties }: Element): string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return classNames(element).includes(name);
}

/** What follows a prefix in the first class that has it. */
export function classAfter(element: Element, prefix: string): string | undefined {
  return classNames(element)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

/** An attribute as text; empty where it is missing. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

/** The first element below one that a condition holds for, in document order. */
export function find(parent: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(parent)) {
    const found = test(element) ? element : find(element, test);
    if (found) return found;
  }
  return undefined;
}

/** All elements of a name below one. */
export function findAll(parent: Parent, name: string): Element[] {
  return elementsOf(parent).flatMap((element) =>
    element.tagName === name ? [element] : findAll(element, name),
  );
}

/** Text of a node, as it stands in the source. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** Text of a node in one line. */
export function lineOf(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
