import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { REPLACEMENTS } from '../../../plugins/engine/replacements';
import { RELEASES_PAGE } from '../../../plugins/release-feed/types';
import { ROOT } from '../../../scripts/lib/run';
import { layOut } from '../../../scripts/lib/small-site';
import { serve } from '../../../scripts/serve';
import { readEnv } from '../../../src/site/env';
import { launchOptions } from '../../playwright.shared';
import { measure } from '../lib/processes';

const SITE = join(ROOT, 'test-results/bench/engine');
const PAGES_OF_CONTRACT = join(ROOT, 'tests/fixtures/pages.tsv');
const TREES = ['docs', 'versioned_docs/version-v7'];

const FIRST = 'api/button';
const NEXT = 'components';
const VISITS = 9;
/** Milliseconds after which a page has done what it does by itself. */
const SETTLED = 700;

/** The small site's configuration without a replacement, and without what is made of finished pages. */
const CONFIG = `import config from './site.config';

const without = JSON.parse(process.env.BENCH_WITHOUT);
const nameOf = (plugin) => /plugins\\/([\\w-]+)/.exec(String(plugin))?.[1];
const plugins = config.plugins
  .filter((plugin) => !['licenses', 'markdown-export', 'social-images'].includes(nameOf(plugin)))
  .map((plugin) => (nameOf(plugin) === 'engine' ? [plugin, { without }] : plugin));

export default { ...config, plugins };
`;

/** Bytes before anybody uses the page, and milliseconds of its scripts: to its start, and to the next page. */
interface Load {
  scripts: number;
  styles: number;
  html: number;
  start: number;
  next: number;
}

/** The small site with as many pages, of the same addresses, as this one: the tables of routes grow with them. */
function layOutSite(): void {
  layOut(SITE);
  renameSync(join(SITE, 'docusaurus.config.js'), join(SITE, 'site.config.js'));
  writeFileSync(join(SITE, 'docusaurus.config.js'), CONFIG);
  const [, ...rows] = readFileSync(PAGES_OF_CONTRACT, 'utf8').trim().split('\n');
  for (const row of rows) {
    const route = row.split('\t')[0] ?? '';
    for (const file of TREES.map((tree) => join(SITE, tree, `${route}.mdx`))) {
      // The release notes have a table of releases, or none of their feeds can be made
      if (['(index)', RELEASES_PAGE].includes(route) || existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      const title = `Page ${route}`;
      writeFileSync(file, `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n${title}.\n`);
    }
  }
}

async function build(without: string[]): Promise<number> {
  const { seconds } = await measure('npx', ['docusaurus', 'build', SITE], {
    cwd: ROOT,
    env: {
      BENCH_WITHOUT: JSON.stringify(without),
      DOCS_STRICT: 'false',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  return seconds;
}

async function scriptMs(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
  };
}

async function visit(browser: Browser, address: string): Promise<Load> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // What is only fetched ahead of a click costs a reader who saves data nothing
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const bytes = new Map([
    ['script', 0],
    ['stylesheet', 0],
    ['document', 0],
  ]);
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    const before = bytes.get(type);
    if (before === undefined || response.frame() !== page.mainFrame()) return;
    const { length } = brotliCompressSync(await response.body());
    bytes.set(type, (bytes.get(type) ?? 0) + length);
  });
  const ms = await scriptMs(page);
  await page.goto(`${address}${FIRST}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  const start = await ms();
  const load = Object.fromEntries(bytes);
  await page.locator(`a.menu__link[href$="/${NEXT}"]:visible`).first().click();
  await page.locator('html.docs-doc-id-components').waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  const next = (await ms()) - start;
  await page.close();
  const { script = 0, stylesheet = 0, document: html = 0 } = load;
  return { scripts: script, styles: stylesheet, html, start, next };
}

/** The fastest of several visits: what else the machine does only makes a visit slower. */
async function visits(): Promise<Load> {
  const { baseUrl } = readEnv({});
  const { origin, server } = await serve({ dir: join(SITE, 'build'), baseUrl, port: 0 });
  const browser = await chromium.launch(launchOptions);
  try {
    const loads: Load[] = [];
    while (loads.length < VISITS) loads.push(await visit(browser, `${origin}${baseUrl}`));
    const least = (key: keyof Load): number => Math.min(...loads.map((load) => load[key]));
    return {
      scripts: least('scripts'),
      styles: least('styles'),
      html: least('html'),
      start: least('start'),
      next: least('next'),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Prints what each replacement of Docusaurus gains: bytes of a page (Brotli), milliseconds of its scripts on
 * this machine, and seconds of a build, with it and without. Those that are there for a fault that they mend are
 * named with it.
 */
export async function benchEngine(): Promise<void> {
  layOutSite();
  const withAll = { seconds: await build([]), ...(await visits()) };
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const rows: Record<string, string>[] = [
    {
      replacement: '(all of them)',
      'scripts kB': kB(withAll.scripts),
      'styles kB': kB(withAll.styles),
      'HTML kB': kB(withAll.html),
      'start ms': withAll.start.toFixed(0),
      'next page ms': withAll.next.toFixed(0),
      'build s': withAll.seconds.toFixed(1),
    },
  ];
  for (const { name, mends } of REPLACEMENTS) {
    if (mends !== undefined) {
      rows.push({ replacement: name, mends });
      continue;
    }
    const seconds = await build([name]);
    const load = await visits();
    rows.push({
      replacement: name,
      'scripts kB': kB(load.scripts - withAll.scripts),
      'styles kB': kB(load.styles - withAll.styles),
      'HTML kB': kB(load.html - withAll.html),
      'start ms': (load.start - withAll.start).toFixed(0),
      'next page ms': (load.next - withAll.next).toFixed(0),
      'build s': (seconds - withAll.seconds).toFixed(1),
    });
  }
  console.log(
    'What a page of a site of this size gains by each replacement of a file of Docusaurus; a phone takes four times the milliseconds or more',
  );
  console.table(rows);
}
