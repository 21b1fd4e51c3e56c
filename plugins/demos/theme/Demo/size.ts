import { PHONE_INSETS, type DemoInfo } from '../../../../src/lib/demo';

/** Lines of a source that are shown at first; the rest unfolds. */
const SHOWN_LINES = 12;

/** What the outline of a phone and the air around it add to the height of its screen. */
const OUTLINE = 48;

/** Height of the live page, in CSS pixels; in a phone, with what its edges cover. */
export function pageHeight({ height, device }: Pick<DemoInfo, 'height' | 'device'>): number {
  return device === 'phone' ? height + PHONE_INSETS.top + PHONE_INSETS.bottom : height;
}

/**
 * What the style sheet needs to give a demo its height before anything of it is loaded: the height of
 * the part with the live page, and the lines of source below it.
 */
export function sizeOf(
  demo: Pick<DemoInfo, 'height' | 'device' | 'lines'>,
): Record<`--demo-${string}`, string> {
  const stage = pageHeight(demo) + (demo.device === 'phone' ? OUTLINE : 0);
  return {
    '--demo-stage': `${stage}px`,
    '--demo-lines': String(Math.min(demo.lines, SHOWN_LINES)),
  };
}
