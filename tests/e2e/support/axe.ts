import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { colorModeButton } from './shell';

/** The rules of axe that pages and demos keep, by their tags. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in a part of a page, in the light and in the dark. Frames are left out: they have tests of their own. */
export async function faultsIn(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const palette of ['light', 'dark']) {
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      .exclude('iframe')
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${palette}: ${id}: ${html}`));
    await colorModeButton(page).click();
  }
  return found;
}
