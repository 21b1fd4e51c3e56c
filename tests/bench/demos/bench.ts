import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser';
import { serve } from '../../../scripts/serve';
import { audit, type Audit } from '../lib/audit';
import { launchOptions } from '../../playwright.shared';

const RUNS = 5;
/** The same text with twelve demos, and with none. */
const WITH = 'test/page3';
const WITHOUT = 'test/page4';

interface Fetched {
  requests: number;
  bytes: number;
}

/** Counts what a page and its frames fetch, as transferred, from each call to the next. */
async function meter(page: Page): Promise<() => Fetched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let counted: Fetched = { requests: 0, bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted = { requests: counted.requests + 1, bytes: counted.bytes + encodedDataLength };
  });
  return () => {
    const result = counted;
    counted = { requests: 0, bytes: 0 };
    return result;
  };
}

/** Shows the demos one after the other and prints what each made the browser fetch. */
async function benchBytes(origin: string, base: string): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const read = await meter(page);
    const rows: object[] = [];
    const note = (name: string): void => {
      const { requests, bytes } = read();
      rows.push({ shown: name, requests, kB: (bytes / 1000).toFixed(1) });
    };
    await page.goto(`${origin}${base}${WITHOUT}`, { waitUntil: 'networkidle' });
    note('page without demos');
    await page.goto(`${origin}${base}${WITH}`, { waitUntil: 'networkidle' });
    note('page with twelve demos, at its top (what both share is cached)');
    const demos = page.locator('figure:has(> figcaption[id])');
    for (const index of [0, 1, 2]) {
      const demo = demos.nth(index);
      await demo.scrollIntoViewIfNeeded();
      await demo.frameLocator('iframe[data-live="true"]').locator('ion-app.hydrated').waitFor();
      await page.waitForLoadState('networkidle');
      note(`demo ${index + 1}: ${await demo.locator('figcaption').innerText()}`);
    }
    console.log('What a reader’s browser fetches');
    console.table(rows);
  } finally {
    await browser.close();
  }
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function benchCopies(dir: string): void {
  const files = join(dir, 'assets/files');
  const folders = readdirSync(files).filter((name) => /^(?:demos|ionic-)/.test(name));
  console.log('What demos put into the build');
  console.table(
    [...folders.map((name) => join(files, name)), join(dir, 'demos')].map((folder) => ({
      folder: folder.slice(dir.length + 1),
      files: readdirSync(folder, { recursive: true }).length,
      kB: (bytesBelow(folder) / 1000).toFixed(0),
    })),
  );
}

/**
 * Prints what demos cost: the score of a page with twelve of them beside the same page without, the
 * bytes of one, and what is copied into the build.
 *
 * @param dir the built site
 */
export async function benchDemos(dir: string, { baseUrl }: { baseUrl: string }): Promise<void> {
  benchCopies(dir);
  const { server, origin } = await serve({ dir, baseUrl, port: 0 });
  try {
    await benchBytes(origin, baseUrl);
    const urls = [WITHOUT, WITH].map((page) => `${origin}${baseUrl}${page}`);
    const results = await audit(urls, RUNS, findBrowser(process.env));
    const [without, withDemos] = urls.map((url) => results.get(url) as Audit);
    console.log(`Lighthouse, phone profile, medians of ${RUNS}`);
    console.table(
      [without, withDemos].map((result, index) => ({
        page: index === 0 ? 'no demos' : 'twelve demos',
        perf: result?.performance,
        'blocked ms': Math.round(result?.blockedMs ?? 0),
        CLS: result?.layoutShift.toFixed(3),
        'JS kB': ((result?.scriptBytes ?? 0) / 1000).toFixed(1),
        'perf ratio': ((result?.performance ?? 0) / (without?.performance ?? 1)).toFixed(2),
      })),
    );
  } finally {
    server.close();
  }
}
