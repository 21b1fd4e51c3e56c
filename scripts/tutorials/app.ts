import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hear } from '../runs/stage';

/** How long something in the app may take, in milliseconds. */
const PATIENCE = 10_000;

/** What a page of a tutorial promises, and how it is tried. */
export interface Claim {
  /** A sentence in the words of the page. */
  says: string;
  /** Whether the browser refuses the camera. */
  refused?: boolean;
  try(app: App): Promise<void>;
}

/** The running app of a tutorial, in a browser that knows nothing of it yet. */
export class App {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    /** What the browser has said. */
    readonly problems: string[],
  ) {}

  static async open(browser: Browser, address: string): Promise<App> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const problems: string[] = [];
    hear(page, problems);
    const app = new App(page, context, problems);
    await page.goto(address);
    await app.isReady();
    return app;
  }

  private async isReady(): Promise<void> {
    await this.page.locator('ion-app.hydrated ion-title').first().waitFor();
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
