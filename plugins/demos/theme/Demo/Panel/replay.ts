import type { DemoUse } from '../../../../../src/lib/demo';
import { passFocus } from './focus';

const UP = ['pointerup', 'pointercancel', 'click'];

/** Whether a pointer was pressed on the drawing and has not been let go. */
export function isHeld(uses: readonly DemoUse[]): boolean {
  const last = uses.findLast(({ type }) => type === 'pointerdown' || UP.includes(type));
  return last?.type === 'pointerdown';
}

/** The boxes of a page that scroll: each `ion-content` has one. */
function scrollers(page: Document | null | undefined): Element[] {
  return [...(page?.querySelectorAll('ion-content') ?? [])].flatMap((content) => {
    const box = content.shadowRoot?.querySelector('.inner-scroll');
    return box ? [box] : [];
  });
}

/**
 * Brings a live page to where its drawing stands: as far scrolled, with the focus if it is there, and with all that
 * the reader has done.
 *
 * @param drawing element with the frames of the drawing, if it is still there
 */
export function replay(
  drawing: HTMLElement | null,
  live: HTMLIFrameElement,
  uses: readonly DemoUse[],
): void {
  const drawn = [...(drawing?.querySelectorAll('iframe') ?? [])].find(({ hidden }) => !hidden);
  const to = scrollers(live.contentDocument);
  scrollers(drawn?.contentDocument).forEach((box, index) => {
    if (box.scrollTop > 0) to[index]?.scrollTo(0, box.scrollTop);
  });
  // A reader who has gone on is not brought back
  const isHere = drawn !== undefined && document.activeElement === drawn;
  const page = drawn?.contentDocument;
  if (isHere && page) passFocus(page, live);
  live.contentWindow?.postMessage({ uses }, location.origin);
}
