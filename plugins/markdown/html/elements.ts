import type { Element, Nodes, Parents } from 'hast';
import { isElement } from 'hast-util-is-element';
import { toString } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** The elements directly in another one. */
export function elementsOf({ children }: Parents): Element[] {
  return (children as Nodes[]).filter((node) => isElement(node));
}

function classNames({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has one of some classes. */
export function hasClass(element: Element, ...names: readonly string[]): boolean {
  return classNames(element).some((name) => names.includes(name));
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
export function find(parent: Parents, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(parent, 'element', (element) => {
    if (element === parent || !test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** All elements below one that a condition holds for; not those inside another one of them. */
export function findAll(parent: Parents, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (element === parent || !test(element)) return undefined;
    found.push(element);
    return SKIP;
  });
  return found;
}

/** Text of a node in one line. */
export function lineOf(node: Nodes): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}
