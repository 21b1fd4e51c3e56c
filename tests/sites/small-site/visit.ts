/** What the tests of the small site in its places share. */
import { expect as baseExpect, test as base, type Locator, type Page } from '@playwright/test';
import { DEFAULT_LOCALE, localePath, type Locale } from '../../../config/locales';
import { recordViolations, type Violation } from '../../e2e/support/violations';
import { type Place, type PlaceOptions } from './places';

export const expect = baseExpect.configure({ timeout: 20_000 });

/** A reader of the site in one of its places. */
export class Visit {
  readonly isHash: boolean;

  constructor(
    readonly page: Page,
    readonly place: Place,
    /** What went wrong and may; everything else fails the test. */
    readonly expected: RegExp[] = [],
  ) {
    this.isHash = place.variables.DOCS_ROUTER === 'hash';
  }

  /** Path of a page, with what stands behind the `#` if routes do. */
  path(route: string, locale: Locale = DEFAULT_LOCALE): string {
    return `${this.place.path}${localePath(locale)}${this.isHash ? '#/' : ''}${route}`;
  }

  /** Opens a page as from a link on another site. */
  async open(route: string, locale: Locale = DEFAULT_LOCALE): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(this.path(route, locale));
    await expect(this.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }

  /** Waits until a page is open, in its language. The last slash of a folder is the server's business. */
  async expectAt(route: string, locale: Locale = DEFAULT_LOCALE): Promise<void> {
    const plain = (address: string): string => {
      const { pathname, search, hash } = new URL(address, this.page.url());
      // The language menu names the file
      return `${pathname.replace(/index\.html$/, '')}${search}${hash}`.replace(/\/$/, '');
    };
    await expect.poll(() => plain(this.page.url())).toBe(plain(this.path(route, locale)));
    await expect(this.page.locator('html')).toHaveAttribute('lang', locale);
  }
}

/** What a page does that it may not, in a line each. */
function recordProblems(page: Page, place: Place, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (entry) => {
    if (entry.type() === 'error') problems.push(`console: ${entry.text()} ${entry.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname, pathname, href } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const isInside = hostname === 'localhost' && pathname.startsWith(place.path);
    if (!isInside) problems.push(`outside: ${href}`);
  });
}

export const test = base.extend<PlaceOptions & { visit: Visit }>({
  place: [undefined as unknown as Place, { option: true }],
  visit: async ({ page, context, place }, provide) => {
    const problems: string[] = [];
    const violations: Violation[] = [];
    recordProblems(page, place, problems);
    await recordViolations(context, violations);
    const visit = new Visit(page, place);
    await provide(visit);
    const unexpected = problems.filter((line) => !visit.expected.some((known) => known.test(line)));
    expect(unexpected).toEqual([]);
    expect(violations, 'what the policy of a page refused').toEqual([]);
  },
});

/** The entries of a menu of the navbar, which is open then. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  const menu = page.locator('.navbar__item.dropdown').filter({
    has: page.locator('.navbar__link', { hasText: name }),
  });
  await menu.hover();
  return menu.locator('.dropdown__link');
}
