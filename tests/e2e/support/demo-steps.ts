import type { Page } from '@playwright/test';
import type { DemoStep } from '../../../plugins/demos/types';

/** What a gesture waits for before it starts, and a little more, in CSS pixels. */
const START = 12;

/**
 * From the middle of an element: first far enough to start, then to the end. More moves would prove
 * no more, and a page in the background takes about a second for each.
 */
async function drag(page: Page, selector: string, [x, y]: readonly [number, number]) {
  const element = page.locator(selector).first();
  // Waits until it is there, in view, at rest and on top
  await element.hover();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector}: not shown`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const first = Math.min(START / Math.hypot(x, y), 1);
  await page.mouse.down();
  for (const part of [first, 1]) await page.mouse.move(middle.x + x * part, middle.y + y * part);
  await page.mouse.up();
}

/**
 * Takes one step of what a demo's `meta.json` tries.
 *
 * @throws Error when it cannot be taken, or what it looks for does not come, in the page's default time
 */
export async function take(page: Page, step: DemoStep): Promise<void> {
  if ('click' in step) {
    await page
      .locator(step.click)
      .first()
      .click({ clickCount: step.times ?? 1 });
  } else if ('fill' in step) await page.locator(step.fill).first().fill(step.text);
  else if ('press' in step) await page.keyboard.press(step.press);
  else if ('drag' in step) await drag(page, step.drag, step.by);
  else await page.locator(step.see).filter({ visible: true }).first().waitFor();
}
