/**
 * Mends attributes in HTML that the server has sent. Preact takes them for right when it takes over a page, and so does
 * React: but a part that is taken over later than the rest may by then be another one, after an effect elsewhere has
 * read what the reader chose, or after the reader has gone to another page.
 */
import { options, type VNode } from 'preact';
import { isTakingOver } from '../taking-over';

/** Attributes by which a reader notices that something is as it was, not as it is. */
const SEEN = [
  'class',
  'href',
  'src',
  'title',
  'hidden',
  'disabled',
  'aria-checked',
  'aria-current',
  'aria-expanded',
  'aria-hidden',
  'aria-label',
  'aria-pressed',
  'aria-selected',
] as const;

/** The value of an attribute; `null` where there is none. */
function written(name: string, value: unknown): string | null {
  if (typeof value === 'boolean' && !name.startsWith('aria-')) return value ? '' : null;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

/** Gives an element the attributes that it should have, of those that are seen. */
export function mendAttributes(element: Element, props: Record<string, unknown>): void {
  for (const name of SEEN) {
    const value = written(name, name === 'class' ? (props.className ?? props.class) : props[name]);
    const now = element.getAttribute(name);
    // The minifier leaves out attributes that say nothing
    if ((now ?? '') === (value ?? '') && (now === null || value !== null)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

const before = options.diffed;

options.diffed = (vnode: VNode) => {
  const { type, props } = vnode;
  const element = (vnode as { __e?: unknown }).__e;
  if (isTakingOver() && typeof type === 'string' && element instanceof Element) {
    mendAttributes(element, props);
  }
  before?.(vnode);
};
