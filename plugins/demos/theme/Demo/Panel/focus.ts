/** What can take the focus by the keyboard. */
const FOCUSABLE = 'input, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/** The elements of a page that can take the focus, those in shadow roots included. */
function focusable(tree: Document | ShadowRoot): HTMLElement[] {
  return [...tree.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(FOCUSABLE) ? [element] : []),
    ...(element.shadowRoot ? focusable(element.shadowRoot) : []),
  ]);
}

/** The element of a page that has its focus, in whatever shadow root; nothing if it is the page itself. */
function focusedIn(page: Document): Element | undefined {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused && focused !== page.body ? focused : undefined;
}

/** How far the middles of two elements are from each other, in CSS pixels of their pages. */
function distance(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.hypot(
    a.left + a.width / 2 - b.left - b.width / 2,
    a.top + a.height / 2 - b.top - b.height / 2,
  );
}

/**
 * Gives the focus that a drawing has to the live page: to the element of the same kind that is nearest to its place, of
 * those that take it. A page in which none does takes it itself, so that the next press of Tab leads into it.
 */
export function passFocus(drawn: Document, live: HTMLIFrameElement): void {
  const focused = focusedIn(drawn);
  const kin = focused && live.contentDocument ? focusable(live.contentDocument) : [];
  const byDistance = kin
    .filter(({ localName }) => localName === focused?.localName)
    .map((element) => ({ element, far: focused ? distance(element, focused) : 0 }))
    .sort((a, b) => a.far - b.far);
  for (const element of [...byDistance.map(({ element: one }) => one), live]) {
    element.focus({ preventScroll: true });
    // What is inert, hidden or disabled does not take it
    if (document.activeElement === live) return;
  }
}
