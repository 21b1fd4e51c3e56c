import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { DemoMeta, DemoStep } from '../../../src/lib/demo';
import { pageHeight } from '../../../plugins/demos/theme/Demo/size';

/** More than any gesture waits for before it starts, in CSS pixels: the refresher waits for 20. */
const START = 24;

/** The window that a reader sees a demo in. */
export function windowOf(meta: DemoMeta): { width: number; height: number } {
  return { width: meta.device === 'phone' ? 359 : 800, height: pageHeight(meta) };
}

/** What is wrong of what a demo has said: not what its `meta.json` says that its component says. */
export function wrongOf(said: Iterable<string>, { says }: Pick<DemoMeta, 'says'>): string[] {
  return [...said].filter((text) => !says || !new RegExp(says.pattern).test(text));
}

/** An element to act on, as a page finds it. */
export type Target = Locator | ElementHandle;

/**
 * From the middle of an element: first far enough to start, then to the end. More moves would prove
 * no more, and a page in the background takes about a second for each.
 */
async function drag(page: Page, element: Target, [x, y]: readonly [number, number]) {
  // Waits until it is there, at rest and in view
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element to drag is not shown');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const first = Math.min(START / Math.hypot(x, y), 1);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (const part of [first, 1]) await page.mouse.move(middle.x + x * part, middle.y + y * part);
  await page.mouse.up();
}

/** The selector of the element that a step acts on; nothing for one that acts on none. */
export function targetOf(step: DemoStep): string | undefined {
  if ('click' in step) return step.click;
  if ('fill' in step) return step.fill;
  return 'drag' in step ? step.drag : undefined;
}

/**
 * Acts as one step of what a demo's `meta.json` tries says; a step that looks at something does nothing.
 *
 * @param target the element to act on, for a step that has one
 * @throws Error when it cannot be done in the page's default time
 */
export async function act(page: Page, step: DemoStep, target?: Target): Promise<void> {
  if ('press' in step) await page.keyboard.press(step.press);
  if (!target) return;
  if ('click' in step) await target.click({ clickCount: step.times ?? 1 });
  else if ('fill' in step) await target.fill(step.text);
  else if ('drag' in step) await drag(page, target, step.by);
}

/**
 * Takes one step of what a demo's `meta.json` tries.
 *
 * @throws Error when it cannot be taken, or what it looks for does not come, in the page's default time
 */
export async function take(page: Page, step: DemoStep): Promise<void> {
  if ('see' in step) {
    await page.locator(step.see).filter({ visible: true }).first().waitFor();
    return;
  }
  const selector = targetOf(step);
  await act(page, step, selector === undefined ? undefined : page.locator(selector).first());
}
