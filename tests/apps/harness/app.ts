import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { hear } from './browser';

/** How long something in the app may take, in milliseconds. */
const PATIENCE = 10_000;

/** How long a visit may take, in milliseconds: what is waited for in vain must not hold up the rest. */
const AT_MOST = 60_000;

const PHONE = { width: 390, height: 844 };

/** How an app is opened. */
export interface Opening {
  /** What is there once the app has started. */
  ready: string;
  /** What may be said to the console from the start. */
  known?: readonly RegExp[];
  /** How the browser is set; by default it is as large as a phone. */
  context?: BrowserContextOptions;
  /** What is done before the page is asked for. */
  before?: (page: Page) => Promise<void>;
  /** What a text of the app is in its language; the same, unless told. */
  say?: (english: string) => string;
}

/** A running app, in a browser that knows nothing of it yet. */
export class App {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    /** What the browser has said. */
    readonly problems: string[],
    private readonly ready: string,
    /** What a text of the app is in its language. */
    readonly say: (english: string) => string,
  ) {}

  static async open(
    browser: Browser,
    address: string,
    { ready, known, before, context: settings, say = (english) => english }: Opening,
  ): Promise<App> {
    const context = await browser.newContext({ viewport: PHONE, ...settings });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const problems: string[] = [];
    hear(page, problems, known);
    const app = new App(page, context, problems, ready, say);
    try {
      await before?.(page);
      await page.goto(address);
      await app.isReady();
    } catch (error) {
      await context.close();
      const [first = ''] = (error as Error).message.split('\n');
      throw new Error([`the app does not start: ${first}`, ...problems].join('; '), {
        cause: error,
      });
    }
    return app;
  }

  private async isReady(): Promise<void> {
    await this.page.locator(this.ready).first().waitFor();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.isReady();
  }

  /**
   * Waits until something holds.
   *
   * @throws Error that says what was seen last, and what should be
   */
  async expect<Value>(
    what: string,
    look: () => Promise<Value> | Value,
    wanted: Value | ((value: Value) => boolean),
  ): Promise<Value> {
    const holds = (value: Value): boolean =>
      typeof wanted === 'function'
        ? (wanted as (value: Value) => boolean)(value)
        : JSON.stringify(value) === JSON.stringify(wanted);
    const until = Date.now() + PATIENCE;
    for (;;) {
      const value = await look();
      if (holds(value)) return value;
      if (Date.now() > until) {
        const expected = typeof wanted === 'function' ? 'something else' : JSON.stringify(wanted);
        throw new Error(`${what}: got ${JSON.stringify(value)}, expected ${expected}`);
      }
      await this.page.waitForTimeout(50);
    }
  }

  /**
   * Makes sure that the browser has complained of nothing but what is expected.
   *
   * @param expected complaints that the page of the tutorial foresees
   */
  expectSilence(expected?: RegExp): void {
    const others = this.problems.filter((text) => !expected?.test(text));
    if (others.length > 0) throw new Error(others.join('; '));
    this.problems.length = 0;
  }

  /** Lets the site's storage hold no more than so many bytes. */
  async limitStorage(quotaSize: number): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    const { origin } = new URL(this.page.url());
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** Colors of a terminal. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** What Playwright says below its first line of what it waited for, and of what lay in the way. */
const REASON = /waiting for (?:locator|getBy).*|<.*> intercepts pointer events|element is not \w+/;

function lineOf(error: Error): string {
  const [first = '', ...more] = error.message.replace(ESCAPES, '').split('\n');
  const reasons = more.flatMap((line) => REASON.exec(line)?.[0] ?? []);
  return [first, ...new Set(reasons)].join('; ');
}

function tooLong(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error(`not done after ${AT_MOST / 1000} s`)), AT_MOST).unref();
  });
}

/**
 * Opens an app for as long as it is used.
 *
 * @throws Error with one line that says what went wrong, and what the browser complained of
 */
export async function visitApp(
  browser: Browser,
  address: string,
  opening: Opening,
  visit: (app: App) => Promise<void>,
): Promise<void> {
  const app = await App.open(browser, address, opening);
  try {
    await Promise.race([visit(app), tooLong()]);
  } catch (error) {
    const line = lineOf(error as Error);
    const said = app.problems.filter((text) => !line.includes(text));
    throw new Error([line, ...said].join('; '), { cause: error });
  } finally {
    // A page that has gone away by itself has been told of above
    await app.close().catch(() => undefined);
  }
}
