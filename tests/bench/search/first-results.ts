import type { AddressInfo, Socket } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { serve } from '../../../scripts/serve';

/** How fast and how heavy the search box is in a browser. */
export interface FirstResults {
  /** Bytes as transferred, headers included, from opening the box to its first results. */
  bytes: number;
  /** Milliseconds from a first key to the results on the screen, the index being loaded. */
  milliseconds: number[];
}

const HIT = '.DocSearch-Hit';
const NOTHING = '.DocSearch-NoResults';
const NOWHERE = 'qqzxv wwkjh';
const INPUT = '.DocSearch-Input';
/** No search takes as long; a key that finds nothing would be waited for without end. */
const PATIENCE_MS = 20_000;

/** Readers fetch ahead what links lead to, which is no part of searching. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Types into the empty box and takes the time inside the page, where no protocol adds to it. */
async function timeOf(page: Page, text: string): Promise<number> {
  await page.locator(INPUT).fill('');
  await page.locator(HIT).first().waitFor({ state: 'detached' });
  // A handle on the promise: the page listens before the key arrives.
  const measuring = await page.evaluateHandle(
    ([input, hit, patience]) => ({
      time: new Promise<number>((done, fail) => {
        let started = Number.NaN;
        setTimeout(() => fail(new Error('no results')), patience);
        document
          .querySelector(input)
          ?.addEventListener('input', () => (started = performance.now()), { once: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector(hit)) return;
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - started));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    }),
    [INPUT, HIT, PATIENCE_MS] as const,
  );
  await page.keyboard.insertText(text);
  return measuring.evaluate(({ time }) => time);
}

/**
 * Searches on a built page.
 *
 * @param dir folder with the built site
 * @param baseUrl path that it is served at
 * @param path the page, below it
 * @param keys first keys of words that pages of this language have
 * @param executablePath the browser
 */
export async function firstResults(
  dir: string,
  baseUrl: string,
  path: string,
  keys: readonly string[],
  executablePath: string,
): Promise<FirstResults> {
  const { server } = await serve({ dir, baseUrl, port: 0 });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  const sent = (): number => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(saveData);
    // The full text is on its way meanwhile; held back, it is not counted.
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\.text\.json$/, async (route) => {
      await held;
      await route.continue();
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}${baseUrl}${path}`, { waitUntil: 'networkidle' });
    const before = sent();
    await page.keyboard.press('Control+k');
    await page.locator(INPUT).fill('button');
    await page.locator(HIT).first().waitFor();
    const bytes = sent() - before;
    const loaded = page.waitForResponse(/\.text\.json$/);
    release();
    await (await loaded).finished();
    // That there is nothing is only said when the text is in the index as well.
    await page.locator(INPUT).fill(NOWHERE);
    await page.locator(NOTHING).waitFor({ timeout: 120_000 });
    const milliseconds: number[] = [];
    for (const key of keys) milliseconds.push(await timeOf(page, key));
    return { bytes, milliseconds };
  } finally {
    await browser.close();
    server.close();
  }
}
