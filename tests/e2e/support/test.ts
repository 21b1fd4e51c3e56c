import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../src/site/locales';
import { message } from './messages';

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
    this.base = locale === DEFAULT_LOCALE ? root : `${root}${locale}/`;
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
    await expect(this.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }

  /** An interface string as the site shows it in this language. */
  text(id: string, values: Record<string, string | number> = {}): string {
    return message(this.locale, id, values);
  }
}

interface Fixtures {
  locale: Locale;
  site: Site;
  log: LogEntry[];
}

/** Records what a page says to its console. */
export function recordLog(page: Page, log: LogEntry[]): void {
  page.on('console', (entry: ConsoleMessage) =>
    log.push({ type: entry.type(), text: entry.text() }),
  );
  page.on('pageerror', (error) => log.push({ type: 'uncaught', text: error.message }));
}

export const test = base.extend<Fixtures>({
  locale: [DEFAULT_LOCALE, { option: true }],
  site: async ({ page, locale, baseURL }, use) => {
    await use(new Site(page, locale, new URL(baseURL ?? '').pathname));
  },
  log: async ({ page }, use) => {
    const log: LogEntry[] = [];
    recordLog(page, log);
    await use(log);
  },
});

/** Declares tests once for each language. */
export function eachLocale(declare: (locale: Locale) => void): void {
  for (const locale of LOCALES) {
    test.describe(locale, () => {
      test.use({ locale });
      declare(locale);
    });
  }
}

/** Window sizes on either side of the breakpoint, and a phone. */
export const VIEWPORT = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export { expect };
