import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { PATCHES } from '../../../plugins/docusaurus/patches';
import { ROOT } from '../../../scripts/lib/run';
import { layOut } from '../../lib/small-site';
import { serve } from '../../../scripts/serve';
import { readEnv } from '../../../config/env';
import { launchOptions } from '../../playwright.shared';
import { measure } from '../lib/processes';

const SITE = join(ROOT, 'test-results/bench/patches');
const BUILDS = join(ROOT, 'test-results/bench/patches-builds');
const PAGES_OF_CONTRACT = join(ROOT, 'tests/fixtures/pages.tsv');
const TREES = ['docs', 'versioned_docs/version-v7'];

const FIRST = 'api/button';
const NEXT = 'components';
const VISITS = 9;
/** Milliseconds after which a page has done what it does by itself. */
const SETTLED = 1000;

/** The window of a phone. */
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** The measured page is as long as the references of the larger components: layout costs by the element. */
const SECTIONS = 120;

/** The small site's configuration without a patch, and without what is made of finished pages. */
const CONFIG = `import config from './site.config';

const without = JSON.parse(process.env.BENCH_WITHOUT);
const nameOf = (plugin) => /plugins\\/([\\w-]+)/.exec(String(plugin))?.[1];
const plugins = config.plugins
  .filter((plugin) => !['markdown', 'social-images'].includes(nameOf(plugin)))
  .map((plugin) => (nameOf(plugin) === 'docusaurus' && !String(plugin).includes('dev-server') ? [plugin, { without }] : plugin));

export default { ...config, plugins };
`;

/** Bytes before anybody uses the page, and milliseconds of the main thread: until it is quiet, and to the next page. */
interface Load {
  scripts: number;
  styles: number;
  html: number;
  start: number;
  next: number;
}

/** What makes a page as long as the reference of a large component, with a link to the next page. */
function sections(): string {
  const numbered = Array.from({ length: SECTIONS }, (_, index) =>
    [
      `## Property number ${index}`,
      `Sets \`property${index}\`, which is read again at each render.`,
      `| Name | Type | Default |\n| --- | --- | --- |\n| \`property${index}\` | \`string\` | \`'value'\` |`,
      `\`\`\`ts\nelement.property${index} = 'value';\nawait element.componentOnReady();\n\`\`\``,
    ].join('\n\n'),
  );
  return ['', `[Next](/${NEXT})`, ...numbered, ''].join('\n\n');
}

/** The small site with as many pages, of the same addresses, as this one: the tables of routes grow with them. */
function layOutSite(): void {
  layOut(SITE);
  appendFileSync(join(SITE, 'docs', `${FIRST}.mdx`), sections());
  renameSync(join(SITE, 'docusaurus.config.js'), join(SITE, 'site.config.js'));
  writeFileSync(join(SITE, 'docusaurus.config.js'), CONFIG);
  const [, ...rows] = readFileSync(PAGES_OF_CONTRACT, 'utf8').trim().split('\n');
  const routes = rows.map((row) => row.split('\t')[0] ?? '');
  for (const route of routes) {
    // A page with pages below it is the first of its folder, as in this site
    const isFolder = routes.some((other) => other.startsWith(`${route}/`));
    const name = isFolder ? `${route}/index.mdx` : `${route}.mdx`;
    for (const file of TREES.map((tree) => join(SITE, tree, name))) {
      if (route === '(index)' || existsSync(file)) continue;
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

/** Tells the milliseconds that the page's main thread has worked since. */
async function mainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

async function visit(browser: Browser, address: string): Promise<Load> {
  const page = await browser.newPage(PHONE);
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
  const ms = await mainThread(page);
  await page.goto(`${address}${FIRST}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  const start = await ms();
  const load = Object.fromEntries(bytes);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await page.locator('html.docs-doc-id-components').waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  const next = (await ms()) - start;
  await page.close();
  const { script = 0, stylesheet = 0, document: html = 0 } = load;
  return { scripts: script, styles: stylesheet, html, start, next };
}

/** A built site that is served. */
interface Served {
  address: string;
  close(): void;
}

/** Builds the small site without some patches, and keeps the result beside the others. */
async function buildAs(name: string, without: string[]): Promise<{ dir: string; seconds: number }> {
  const seconds = await build(without);
  const dir = join(BUILDS, name);
  renameSync(join(SITE, 'build'), dir);
  return { dir, seconds };
}

async function serveBuild(dir: string): Promise<Served> {
  const { baseUrl } = readEnv({});
  const { origin, server } = await serve({ dir, baseUrl, port: 0 });
  return { address: `${origin}${baseUrl}`, close: () => server.close() };
}

/**
 * The fastest of several visits to each site: what else the machine does only makes a visit slower. The sites take
 * turns, so that what it does for a while is shared.
 */
async function visitInTurns(sites: readonly Served[]): Promise<Load[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const loads = sites.map((): Load[] => []);
    for (let turn = 0; turn < VISITS; turn += 1) {
      for (const [index, { address }] of sites.entries()) {
        loads[index]?.push(await visit(browser, address));
      }
    }
    return loads.map((own) => {
      const least = (key: keyof Load): number => Math.min(...own.map((load) => load[key]));
      return {
        scripts: least('scripts'),
        styles: least('styles'),
        html: least('html'),
        start: least('start'),
        next: least('next'),
      };
    });
  } finally {
    await browser.close();
  }
}

type Row = Record<string, string>;

/** @param base what is taken off: nothing for the site with all patches */
function rowOf(name: string, load: Load, seconds: number, base?: Load & { seconds: number }): Row {
  const kB = (key: 'scripts' | 'styles' | 'html'): string =>
    ((load[key] - (base?.[key] ?? 0)) / 1000).toFixed(1);
  return {
    patch: name,
    'scripts kB': kB('scripts'),
    'styles kB': kB('styles'),
    'HTML kB': kB('html'),
    'start ms': (load.start - (base?.start ?? 0)).toFixed(0),
    'next page ms': (load.next - (base?.next ?? 0)).toFixed(0),
    'build s': (seconds - (base?.seconds ?? 0)).toFixed(1),
  };
}

/** The patches to leave out, each in its turn: all that are there for what they gain, or those that are named. */
function measured(names: readonly string[]): string[] {
  const known = PATCHES.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`bench patches: got "${unknown}", accepts ${known.join(', ')}`);
  }
  if (names.length > 0) return [...names];
  return PATCHES.filter(({ gains }) => gains).map(({ name }) => name);
}

/**
 * Prints what each patch of Docusaurus gains: bytes of a page (Brotli), milliseconds of its main thread on
 * this machine, and seconds of a build, with it and without. Those that mend a fault are measured where they are
 * named alone.
 *
 * @param names of patches; without one, all that are there for what they gain
 * @throws Error when there is no such patch
 */
export async function benchPatches(names: readonly string[] = []): Promise<void> {
  const left = measured(names);
  layOutSite();
  rmSync(BUILDS, { recursive: true, force: true });
  mkdirSync(BUILDS, { recursive: true });
  const builds = [await buildAs('all', [])];
  for (const name of left) builds.push(await buildAs(name, [name]));
  const sites = await Promise.all(builds.map(({ dir }) => serveBuild(dir)));
  try {
    const [whole, ...loads] = await visitInTurns(sites);
    const seconds = builds.map((built) => built.seconds);
    if (!whole) throw new Error('bench patches: no visit');
    const base = { ...whole, seconds: seconds[0] ?? 0 };
    console.log('What a long page of a site of this size gains by each patch');
    console.table([
      rowOf('(all of them)', whole, base.seconds),
      ...loads.map((load, index) => rowOf(left[index] ?? '', load, seconds[index + 1] ?? 0, base)),
    ]);
  } finally {
    sites.forEach((site) => site.close());
  }
}
