import type { DemoInfo } from '../../../plugins/demos/types';

/** What the outline of a phone and the space around it add to the height of the page in it. */
const FRAME = 88;

/** Height of the part of a demo that shows the live page, in CSS pixels. */
export function stageHeight({ height, device }: Pick<DemoInfo, 'height' | 'device'>): number {
  return device === 'phone' ? height + FRAME : height;
}
