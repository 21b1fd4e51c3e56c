/**
 * Mends attributes in HTML that the server has sent. Preact takes them for right when it takes over a page, and so does
 * React: but a part that is taken over later than the rest may by then be another one, after an effect elsewhere has
 * read what the reader chose, or after the reader has gone to another page.
 */
import { options, type VNode } from 'preact';
import { isTakingOver } from '../taking-over';

/** Attributes by which a reader notices that something is as it was, not as it is. */
const SEEN: ReadonlySet<string> = new Set([
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
]);

type Props = Readonly<Record<string, unknown>>;

/** What an attribute should be; `null` where there should be none. */
function wanted(name: string, props: Props): string | null {
  const value = name === 'class' ? (props.className ?? props.class) : props[name];
  if (typeof value === 'boolean' && !name.startsWith('aria-')) return value ? '' : null;
  // The minifier leaves out a class that says nothing
  if (name === 'class' && value === '') return null;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

/** Gives an element the attributes that it should have, of those that are seen. Most elements have none or one. */
export function mendAttributes(element: Element, props: Props): void {
  const named = Object.keys(props).map((name) => (name === 'className' ? 'class' : name));
  for (const name of new Set([...element.getAttributeNames(), ...named])) {
    if (!SEEN.has(name)) continue;
    const value = wanted(name, props);
    if (value === element.getAttribute(name)) continue;
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
