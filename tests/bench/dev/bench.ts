/** What a writer waits for: the first page of the dev server, and a saved change. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { loadEnv } from '../../../config/env';
import { DEFAULT_LOCALE, LOCALES, localeBase } from '../../../config/locales';
import { translatedTree } from '../../../src/lib/docs-trees';
import { newestOf, VERSIONS } from '../../../config/versions';
import { ROOT } from '../../../scripts/lib/run';
import { startDevServer, type DevServer } from '../../sites/dev/support/dev-server';
import { copySite } from '../../sites/dev/support/site-copy';
import { memoryMB } from '../lib/processes';
import { stockTemplate } from '../lib/stock';
import { launchOptions } from '../../playwright.shared';

/** Saves of one file; the one in the middle counts. */
const SAVES = 5;
/** Between two saves: whatever follows the first is done then. */
const PAUSE_MS = 2500;
const TIMEOUT_MS = 120_000;
const COMPILED = /compiled (?:successfully|with)/;

/** A file that a writer saves. */
interface Save {
  name: string;
  /** Path of the page that shows it, below the site's. */
  page: string;
  file: string;
  /** The text with a mark in it that can be seen. */
  change: (text: string, mark: string) => string;
  /** Whether the mark is in the frame of the page's first demo, and not in the page. */
  inDemo?: boolean;
}

interface BenchedSite {
  name: string;
  dir: string;
  options: string[];
  /** Path that the site is served under. */
  base: string;
  first: string;
  saves: Save[];
}

type Row = Record<string, string>;

const appended = (text: string, mark: string): string => `${text}\n${mark}\n`;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const inSeconds = (ms: number): string => (ms / 1000).toFixed(2);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: TIMEOUT_MS });
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
    timeout: TIMEOUT_MS,
  });
}

/** Milliseconds from a save until the change is on the screen. */
async function timeSave(page: Page, dir: string, save: Save, mark: string): Promise<number> {
  const path = join(dir, save.file);
  const before = readFileSync(path, 'utf8');
  const changed = save.change(before, mark);
  if (changed === before) throw new Error(`bench: the change of ${save.file} changes nothing`);
  const place = save.inDemo ? page.frameLocator('main figure iframe').first() : page;
  const seen = place.getByText(mark).first();
  const started = performance.now();
  writeFileSync(path, changed);
  try {
    await seen.waitFor({ timeout: TIMEOUT_MS });
    return performance.now() - started;
  } finally {
    writeFileSync(path, before);
    await seen.waitFor({ state: 'detached', timeout: TIMEOUT_MS });
    await pause(PAUSE_MS);
  }
}

async function benchSave(page: Page, root: string, dir: string, save: Save): Promise<Row> {
  await openPage(page, `${root}${save.page}`);
  if (save.inDemo) {
    const demo = page.locator('main figure', { has: page.locator('figcaption') }).first();
    await demo.scrollIntoViewIfNeeded();
    await demo.hover();
    await page.frameLocator('main figure iframe').first().locator('.hydrated').first().waitFor();
  }
  await pause(PAUSE_MS);
  const times: number[] = [];
  for (let turn = 1; turn <= SAVES; turn += 1) {
    times.push(await timeSave(page, dir, save, `Mark ${turn} of the bench`));
  }
  return {
    save: save.name,
    'seen after s': inSeconds(median(times)),
    'slowest s': inSeconds(Math.max(...times)),
  };
}

/** Starts a site's server and opens its first page. */
async function start(page: Page, site: BenchedSite): Promise<{ server: DevServer; ms: number }> {
  const started = performance.now();
  const server = await startDevServer(site.dir, site.options, COMPILED);
  await openPage(page, `${server.origin}${site.base}${site.first}`);
  return { server, ms: performance.now() - started };
}

async function benchSite(site: BenchedSite): Promise<{ starts: Row; saves: Row[] }> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  try {
    for (const folder of ['.docusaurus', 'node_modules/.cache']) {
      rmSync(join(site.dir, folder), { recursive: true, force: true });
    }
    const cold = await start(page, site);
    await page.goto('about:blank');
    await cold.server.stop();
    const { server, ms } = await start(page, site);
    try {
      const first = memoryMB(server.pid);
      const saves: Row[] = [];
      for (const save of site.saves) {
        const row = await benchSave(page, `${server.origin}${site.base}`, site.dir, save);
        saves.push({ site: site.name, ...row });
      }
      const starts = {
        site: site.name,
        'first page, cold s': inSeconds(cold.ms),
        'first page, warm s': inSeconds(ms),
        'memory MB': first.toFixed(0),
        'after saves MB': memoryMB(server.pid).toFixed(0),
      };
      return { starts, saves };
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

function ownSite(dir: string, locale: (typeof LOCALES)[number]): BenchedSite {
  const guide = 'developing/hardware-back-button';
  const tree = translatedTree(newestOf(VERSIONS).name, locale);
  const isDefault = locale === DEFAULT_LOCALE;
  const demo: Save = {
    name: 'a demo',
    page: 'api/button',
    file: 'src/demos/button/basic/demo.html',
    change: (text, mark) => text.replace('</ion-button>', ` ${mark}</ion-button>`),
    inDemo: true,
  };
  return {
    name: locale,
    dir,
    options: isDefault ? [] : ['--locale', locale],
    base: localeBase(loadEnv(ROOT), locale),
    first: guide,
    saves: [
      {
        name: 'a guide',
        page: guide,
        file: `${isDefault ? 'docs' : tree}/${guide}.mdx`,
        change: appended,
      },
      {
        name: 'a page of the reference',
        page: 'api/modal',
        file: `${isDefault ? 'docs' : tree}/api/modal.mdx`,
        change: appended,
      },
      ...(isDefault ? [demo] : []),
    ],
  };
}

/** Measures the dev server of this site in each language, beside the one of the stock template. */
export async function benchDev(): Promise<void> {
  const copy = copySite('bench');
  try {
    const stock: BenchedSite = {
      name: 'stock',
      dir: await stockTemplate(),
      options: [],
      base: '/',
      first: 'docs/intro',
      saves: [{ name: 'a page', page: 'docs/intro', file: 'docs/intro.mdx', change: appended }],
    };
    const sites = [stock, ...LOCALES.map((locale) => ownSite(copy.dir, locale))];
    const results = [];
    for (const site of sites) results.push(await benchSite(site));
    console.log('Dev server: from its start to the first page, and its memory (Linux only)');
    console.table(results.map(({ starts }) => starts));
    console.log(`From a save to its sight, medians of ${SAVES} (aim: less than 1 s)`);
    console.table(results.flatMap(({ saves }) => saves));
  } finally {
    copy.remove();
  }
}
