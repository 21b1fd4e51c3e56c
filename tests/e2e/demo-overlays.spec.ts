/**
 * What a demo opens can be used by everybody: axe looks at the page after each step at which a dialog, a sheet, a
 * menu or a message is open, in every version, in the mode of the phone.
 */
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { readDemos } from '../../plugins/demos/folders';
import type { DemoMeta } from '../../src/lib/demo';
import { ROOT } from '../../scripts/lib/run';
import { DEMOS, demosOptions } from '../../config/demos';
import { RULES } from './support/axe';
import { take, windowOf } from './support/demo-steps';
import { testOnce, TITLES } from './support/repeats';
import { expect, test } from './support/test';

const OVERLAY = /ion-(?:action-sheet|alert|loading|modal|picker-legacy|popover|toast)\b/;

/**
 * Rules about the whole of a page, whose landmarks and headings a demo has not, and about colors, which are the
 * components' own and fade in.
 */
const LEFT_OUT = [
  'color-contrast',
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];

/** What components get wrong by themselves, whatever a demo does: the rule of axe and the element. */
const OWN_FAULTS = [
  // `aria-expanded` and `aria-haspopup` of the host, `aria-selected` of a day
  /^aria-allowed-attr: .*(?:#ion-overlay-\d+|\.calendar-day-active(?:\[.*\])?)$/,
  // The options of a select are radio buttons in a list
  /^aria-required-children: ion-list$/,
  // The box of the deprecated picker has no name, and its options are as high as the wheel is turned
  /^aria-dialog-name: \.picker-wrapper$/,
  /^target-size: .*\[opt-index="\d+"\]$/,
];

/** Modals that neither a tap beside them nor a button closes. */
function withoutWayOut(open: Locator): Promise<string[]> {
  return open.evaluateAll((overlays) =>
    overlays
      .filter((element) => element.localName === 'ion-modal')
      .map(
        (element) =>
          element as unknown as Element & { backdropDismiss: boolean; backdropBreakpoint: number },
      )
      .filter((modal) => !modal.backdropDismiss || modal.backdropBreakpoint > 0)
      .filter((modal) => !modal.querySelector('ion-button'))
      .map((modal) => `no button closes: ${modal.id}`),
  );
}

/** What is wrong with a page that has something open; nothing while nothing is open. */
async function violations(page: Page): Promise<string[]> {
  const names = 'ion-action-sheet, ion-alert, ion-loading, ion-modal, ion-popover, ion-toast';
  const open = page.locator(`${names}, ion-picker-legacy`).filter({ visible: true });
  if ((await open.count()) === 0) return [];
  const results = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(RULES)
    .disableRules(LEFT_OUT)
    .setLegacyMode()
    .analyze();
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`),
  );
  return [...found, ...(await withoutWayOut(open))].filter(
    (line) => !OWN_FAULTS.some((fault) => fault.test(line)),
  );
}

/** Takes the steps of a demo, and lists what is wrong on the way. */
async function findOpened(page: Page, address: string, { steps }: DemoMeta): Promise<string[]> {
  await page.goto(address);
  await page.locator('ion-app.hydrated').waitFor();
  const found = new Set<string>();
  for (const step of steps) {
    await take(page, step);
    for (const line of await violations(page)) found.add(line);
  }
  return [...found];
}

for (const { name, meta } of readDemos(join(ROOT, DEMOS), demosOptions())) {
  if (!meta.opens && !OVERLAY.test(JSON.stringify(meta.steps))) continue;
  const pages = meta.versions.map((version) => `build/demos/${version}/${name}.html`);
  const files = ['tests/e2e/demo-overlays.spec.ts', 'tests/e2e/support/demo-steps.ts', ...pages];
  testOnce(
    test,
    TITLES.overlays(name),
    { files, facts: [JSON.stringify(meta)] },
    async ({ page }) => {
      await page.setViewportSize(windowOf(meta));
      const query = new URLSearchParams({
        'ionic:mode': 'ios',
        'ionic:animated': 'false',
        device: meta.device,
      });
      for (const version of meta.versions) {
        const address = `demos/${version}/${name}.html?${query}`;
        expect(await findOpened(page, address, meta), version).toEqual([]);
      }
    },
  );
}
