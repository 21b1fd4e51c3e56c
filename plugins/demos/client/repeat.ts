import type { DemoUse } from '../../../src/lib/demo';

/** The innermost element at a point, in whatever shadow root. */
function elementAt({ x, y }: DemoUse): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element;
}

/** Does again what the reader has done with the drawing of this page. */
export function repeat(use: DemoUse): void {
  const element = elementAt(use);
  if (!element) return;
  const how = { bubbles: true, composed: true, cancelable: true };
  if (use.type === 'click') {
    for (const name of ['mousedown', 'mouseup', 'click']) {
      const place = { view: window, clientX: use.x, clientY: use.y };
      element.dispatchEvent(new MouseEvent(name, { ...how, ...place }));
    }
  }
  const field = element.closest<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (use.type === 'input' && field) {
    field.value = use.value ?? '';
    field.dispatchEvent(new InputEvent('input', how));
  }
  if (use.type === 'keydown' && /^(?:Arrow|Home|End|Page|Escape)/.test(use.key ?? '')) {
    const target = document.activeElement ?? element;
    target.dispatchEvent(new KeyboardEvent('keydown', { ...how, key: use.key }));
  }
}
