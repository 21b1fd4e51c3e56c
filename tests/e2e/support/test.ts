import {
  test as base,
  expect as baseExpect,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { DEFAULT_LOCALE, localePath, LOCALES, type Locale } from '../../../config/locales';
import { BY_NIGHT } from '../../playwright.shared';
import { message } from './messages';
import { recordViolations, type Violation } from './violations';

/** What the console of a page said, oldest first; uncaught errors count as type `uncaught`. */
export interface LogEntry {
  type: string;
  text: string;
}

/** The site in one language, as a reader of it sees it. */
export class Site {
  /** Path of this language's site, with slashes at both ends: `/docs/` or `/docs/ja/`. */
  readonly base: string;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
    /** Path of the default language's site. */
    readonly root: string,
  ) {
    this.base = `${root}${localePath(locale)}`;
  }

  /** Path of a route such as `test/page1`; the landing page has the empty name. */
  path(route: string): string {
    return `${this.base}${route}`;
  }

  /** Opens a route and waits until the app runs. */
  async open(route: string): Promise<void> {
    await this.page.goto(this.path(route));
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
      timeout: 40_000,
    });
  }

  /** An interface string as the site shows it in this language. */
  text(id: string, values: Record<string, string | number> = {}): string {
    return message(this.locale, id, values);
  }
}

interface Fixtures {
  language: Locale;
  /**
   * Whether pages fetch ahead what their links lead to. They do for readers; tests that are about
   * something else do without, since it is most of what a visit costs.
   */
  prefetching: boolean;
  site: Site;
  log: LogEntry[];
  /** What pages did that their policy forbids. A test passes only if there is nothing left in it. */
  violations: Violation[];
}

/** Records what a page says to its console. */
export function recordLog(page: Page, log: LogEntry[]): void {
  page.on('console', (entry: ConsoleMessage) =>
    log.push({ type: entry.type(), text: entry.text() }),
  );
  page.on('pageerror', (error) => log.push({ type: 'uncaught', text: error.message }));
}

/** Makes the browser say that its reader wants to save data: the site then fetches nothing ahead. */
function saveData(): void {
  const value = { effectiveType: '4g', saveData: true };
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}

export const test = base.extend<Fixtures>({
  language: [DEFAULT_LOCALE, { option: true }],
  prefetching: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  violations: async ({}, provide) => {
    const violations: Violation[] = [];
    await provide(violations);
    expect(violations, 'what the policy of a page refused').toEqual([]);
  },
  context: async ({ context, prefetching, violations }, provide) => {
    if (!prefetching) await context.addInitScript(saveData);
    await recordViolations(context, violations);
    await provide(context);
  },
  site: async ({ page, language, baseURL }, provide) => {
    await provide(new Site(page, language, new URL(baseURL ?? '').pathname));
    // A test may end while the page still fetches what it may need next.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  log: async ({ page }, provide) => {
    const log: LogEntry[] = [];
    recordLog(page, log);
    await provide(log);
  },
});

/**
 * Declares tests once for each language.
 *
 * @param others what is the same in every language is tried in the default one for every change, and in the others
 *   by night
 */
export function eachLocale(
  declare: (locale: Locale) => void,
  others: 'always' | 'by night' = 'always',
): void {
  for (const locale of LOCALES) {
    const isByNight = others === 'by night' && locale !== DEFAULT_LOCALE;
    test.describe(locale, byNight(isByNight), () => {
      test.use({ language: locale });
      declare(locale);
    });
  }
}

/** Leaves a test to the nightly run: another one of its kind runs for every change. */
export function byNight(isByNight: boolean): { tag: string[] } {
  return { tag: isByNight ? [BY_NIGHT] : [] };
}

/** Window sizes on either side of the breakpoint, and a phone. */
export const VIEWPORT = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** Waits longer than the default: machines that run these tests beside a build are slow. */
export const expect = baseExpect.configure({ timeout: 20_000 });
