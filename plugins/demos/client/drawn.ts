/**
 * Stands first in every drawn page: it takes the palette from the page around it, and tells that page what the reader
 * does with the drawing, so that the live page can do it again. Nothing happens in the drawing itself: its links lead
 * nowhere, and its boxes stay as they are. What was done before the page around it listened is told once it says so.
 */
import './focus';
import type { DemoOrder, DemoUse } from '../../../src/lib/demo';
import { followPalette } from './palette';

const EVENTS = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'click',
  'focusin',
  'keydown',
  'input',
];

/** The root of the page around this one; nothing where the drawing stands alone, or in a page of another site. */
function outerRoot(): HTMLElement | undefined {
  try {
    return parent === window ? undefined : parent.document.documentElement;
  } catch {
    return undefined;
  }
}

/** The nearest box around an element that scrolls, in whatever shadow root. */
function scrollerOf(element: Element): Element | undefined {
  let box: Node | null = element;
  while (box) {
    if (
      box instanceof Element &&
      (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) &&
      /auto|scroll/.test(getComputedStyle(box).overflow)
    ) {
      return box;
    }
    box = (box as Element).assignedSlot ?? box.parentNode ?? (box as ShadowRoot).host;
  }
  return undefined;
}

/** Scrolls boxes to what they show first, which only a browser can. */
function showMarked(tree: Document | ShadowRoot): void {
  for (const element of tree.querySelectorAll('*')) {
    if (element.shadowRoot) showMarked(element.shadowRoot);
    const box = element.hasAttribute('data-shown') ? scrollerOf(element) : undefined;
    if (!box) continue;
    const inner = element.getBoundingClientRect();
    const outside = box.getBoundingClientRect();
    box.scrollTop += inner.top + inner.height / 2 - outside.top - outside.height / 2;
    box.scrollLeft += inner.left + inner.width / 2 - outside.left - outside.width / 2;
  }
}

/** What an event tells; one without a place of its own has that of its element. */
function asUse(event: UIEvent & Partial<MouseEvent & KeyboardEvent>): DemoUse {
  const { type, detail, key, clientX: x = 0, clientY: y = 0 } = event;
  const target = event.composedPath()[0] as HTMLInputElement;
  const use = { type, x, y, key, value: target.value };
  if (detail || type === 'pointerover' || !target.getBoundingClientRect) return use;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { ...use, x: x || left + width / 2, y: y || top + height / 2 };
}

function tell(use: DemoUse): void {
  parent.postMessage({ demo: 'used', use }, location.origin);
}

const told: DemoUse[] = [];
function note(event: Event): void {
  const use = asUse(event as UIEvent);
  if (event.type === 'click') event.preventDefault();
  told.push(use);
  tell(use);
}

const outer = outerRoot();
const paint = followPalette(() => outer?.dataset.theme === 'dark');
addEventListener('DOMContentLoaded', () => showMarked(document));
if (outer) {
  const observer = new MutationObserver(paint);
  observer.observe(outer, { attributeFilter: ['data-theme'] });
  // The page around it would keep this one in memory for as long as it watches
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) observer.disconnect();
  });
  for (const name of EVENTS) addEventListener(name, note, true);
  addEventListener('message', ({ source, origin, data }: MessageEvent<DemoOrder | null>) => {
    if (source !== parent || origin !== location.origin) return;
    if (data?.demo === 'listening') told.splice(0).forEach(tell);
  });
}
