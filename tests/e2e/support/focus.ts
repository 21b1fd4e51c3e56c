import type { Page } from '@playwright/test';

/** A place at which the keyboard stops. */
export interface Stop {
  /** Element in short; nothing where the document itself has the focus. */
  name?: string;
  /** Why the reader does not see it. */
  hidden?: string;
}

/** What has the focus, once it is seen or has had half a second to come into view. */
export function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return {};
    const text = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    const name = `${focused.localName}.${focused.className} "${text.trim().slice(0, 40)}"`;
    // What is inside a demo has tests of its own
    if (focused.localName === 'iframe') return { name };
    const whyHidden = (): string | undefined => {
      // The first of several lines; a link around a block begins with an empty one
      const box = [...focused.getClientRects()].find(({ height }) => height > 0);
      if (!box) return 'has no box';
      const seen = {
        top: Math.max(box.top, 0),
        bottom: Math.min(box.bottom, innerHeight),
        left: Math.max(box.left, 0),
        right: Math.min(box.right, innerWidth),
      };
      const isHigh = box.height > innerHeight / 2;
      const missing = box.height - (seen.bottom - seen.top);
      const where = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`;
      if (isHigh ? seen.bottom <= seen.top : missing > 1) return `lies at ${where}`;
      if (seen.right <= seen.left) return 'lies beside the window';
      const x = (seen.left + seen.right) / 2;
      const middle = (seen.top + seen.bottom) / 2;
      for (const y of isHigh ? [middle] : [seen.top + 2, middle, seen.bottom - 2]) {
        const hit = document.elementFromPoint(x, y);
        if (hit && (focused.contains(hit) || hit.contains(focused))) continue;
        return `at ${where} is covered by ${hit?.localName}.${hit?.className}`;
      }
      return undefined;
    };
    const start = performance.now();
    let hidden = whyHidden();
    while (hidden !== undefined && performance.now() - start < 500) {
      await new Promise(requestAnimationFrame);
      hidden = whyHidden();
    }
    return { name, hidden };
  });
}

/** The stops that a reader does not see, and why. */
export function hiddenOf(stops: Stop[]): string[] {
  return stops.flatMap(({ name, hidden }) => (hidden === undefined ? [] : [`${name}: ${hidden}`]));
}
