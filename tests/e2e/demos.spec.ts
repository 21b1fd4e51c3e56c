/**
 * Every demo, in both versions and both modes: it says nothing to the console, asks no other host for
 * anything, all its elements are defined, and its main interaction works. In the other languages it does in its newest
 * version and one of the modes, and every night in all of them. The tests are made of the folders, so that a new demo is
 * covered by being there; one is tried again once its page has changed.
 */
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { readDemos } from '../../plugins/demos/folders';
import { readTexts } from '../../plugins/demos/texts/read';
import { MODES, type DemoMeta, type DemoStep, type Mode } from '../../src/lib/demo';
import { ROOT } from '../../scripts/lib/run';
import { DEMOS, demosOptions } from '../../config/demos';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';
import { VERSIONS } from '../../config/versions';
import { take, windowOf, wrongOf } from './support/demo-steps';
import { IS_WHOLE, testOnce, TITLES } from './support/repeats';
import { expect, test as base } from './support/test';

/** A page that shows one demo after the other: what it has loaded once it takes from its cache. */
interface Stage {
  page: Page;
  /** What is wrong with the demo that is shown, as far as the browser has said. */
  problems: string[];
}

async function openStage(context: BrowserContext, origin: string): Promise<Stage> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.setDefaultTimeout(10_000);
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) problems.push(entry.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      problems.push(`elsewhere: ${url.href}`);
    }
  });
  return { page, problems };
}

interface Variant {
  /** Label of the version. */
  version: string;
  mode: Mode;
}

const LABELS = VERSIONS.map(({ label }) => label);

const VARIANTS: readonly Variant[] = LABELS.flatMap((version) =>
  MODES.map((mode) => ({ version, mode })),
);

const test = base.extend<object, { stages: (Stage & Variant)[] }>({
  stages: [
    async ({ browser }, provide, worker) => {
      const { baseURL = '' } = worker.project.use;
      const context = await browser.newContext({ baseURL });
      const open = async (variant: Variant) => ({
        ...variant,
        ...(await openStage(context, new URL(baseURL).origin)),
      });
      await provide(await Promise.all(VARIANTS.map(open)));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// A trace of every step costs more than the step; the failure names the demo, which anyone can open
test.use({ trace: 'off' });

// Four pages at once wait for each other on a slow machine: what passes then is reported as flaky
test.describe.configure({ retries: 1 });

/**
 * Without transitions, unless a step looks at one: a click at what still moves may miss, and hardly a
 * demo is about the movement.
 */
function queryFor(mode: Mode, { device, steps }: DemoMeta): URLSearchParams {
  const animated = String(JSON.stringify(steps).includes('animated'));
  return new URLSearchParams({ 'ionic:mode': mode, 'ionic:animated': animated, device });
}

/** Ionic elements of the page that no script has defined. */
function undefinedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll(':not(:defined)')].map(
      ({ localName }) => localName,
    );
    return [...new Set(names)].filter((name) => name.startsWith('ion-'));
  });
}

/** What tries the demos. */
const RUNNER = ['tests/e2e/demos.spec.ts', 'tests/e2e/support/demo-steps.ts'];

/** Shows a demo, does what its test says, and lists what is wrong. */
async function tryOut(
  { page, problems }: Stage,
  address: string,
  mode: string,
  meta: DemoMeta,
): Promise<string[]> {
  problems.length = 0;
  let at = 'opening';
  try {
    await page.goto(address);
    await page.locator('ion-app.hydrated').waitFor();
    if ((await page.locator('html').getAttribute('mode')) !== mode) problems.push('wrong mode');
    for (const step of meta.steps) {
      at = JSON.stringify(step);
      await take(page, step);
    }
    problems.push(...(await undefinedElements(page)).map((name) => `not defined: ${name}`));
  } catch (error) {
    problems.push(`${at}: ${(error as Error).message.split('\n')[0]}`);
  }
  return wrongOf(problems, meta);
}

/** Tries a demo out in some versions and modes of one language, and lists what is wrong. */
async function tryAll(
  stages: (Stage & Variant)[],
  base: string,
  name: string,
  meta: DemoMeta,
): Promise<string[]> {
  const tried = stages
    .filter(({ version }) => meta.versions.includes(version))
    // At once: a page that waits for an animation leaves the processor to the others
    .map(async ({ version, mode, ...stage }) => {
      await stage.page.setViewportSize(windowOf(meta));
      const path = `${base}demos/${version}/${name}.html`;
      const problems = await tryOut(stage, `${path}?${queryFor(mode, meta)}`, mode, meta);
      return problems.map((text) => `${path}, ${mode}: ${text}`);
    });
  return (await Promise.all(tried)).flat();
}

/**
 * The steps of a demo before the first one that is in English: it names a text that is another one here, or looks for
 * one in a list.
 */
function stepsIn(locale: string, { steps }: DemoMeta): DemoMeta['steps'] {
  const texts = readTexts(ROOT, locale);
  const isTranslated = (text: string): boolean => (texts[text] ?? text) !== text;
  const isEnglish = (step: DemoStep): boolean => {
    if ('fill' in step && step.fill.includes('searchbar')) return true;
    const values = JSON.stringify(step).matchAll(/[=(]'([^']+)'/g);
    const named = [...values].map(([, value = '']) => value);
    return named.some((value) => [value, ...value.split(' ')].some(isTranslated));
  };
  const end = steps.findIndex(isEnglish);
  return end < 0 ? steps : steps.slice(0, end);
}

/** The languages that demos are translated into. */
const TRANSLATED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

const demos = readDemos(join(ROOT, DEMOS), demosOptions());
for (const [index, { name, meta }] of demos.entries()) {
  const facts = [JSON.stringify(meta)];
  const pages = meta.versions.map((version) => `demos/${version}/${name}.html`);
  const files = [...RUNNER, ...pages.map((page) => `build/${page}`)];
  testOnce(test, TITLES.demo(name), { files, facts }, async ({ stages }) => {
    expect(await tryAll(stages, '', name, meta)).toEqual([]);
  });

  const mode = MODES[index % MODES.length];
  const inOthers = TRANSLATED.flatMap((locale) => pages.map((page) => `build/${locale}/${page}`));
  testOnce(
    test,
    TITLES.translated(name),
    { files: [...RUNNER, ...inOthers], facts },
    async ({ stages }) => {
      const mine = stages.filter(
        (stage) => IS_WHOLE || (stage.version === meta.versions[0] && stage.mode === mode),
      );
      for (const locale of TRANSLATED) {
        const own = { ...meta, steps: stepsIn(locale, meta) };
        expect(await tryAll(mine, `${locale}/`, name, own)).toEqual([]);
      }
    },
  );
}

test('A demo that is wrong does not pass', async ({ stages, baseURL }) => {
  const stage = stages[0] as Stage;
  const { page } = stage;
  const meta: DemoMeta = {
    title: {},
    height: 200,
    device: 'none',
    layout: 'center',
    versions: LABELS,
    steps: [{ see: 'ion-app' }],
  };
  const good = `demos/v8/button/basic.html?ionic:mode=md`;
  const path = new URL('demos/v8/button/basic.html', baseURL).pathname;
  const isPage = (url: URL): boolean => url.pathname === path;
  const spoil = async (markup: string, spoilt = meta): Promise<string> => {
    await page.route(isPage, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', `${markup}</body>`);
      await route.fulfill({ response: answer, body });
    });
    const problems = await tryOut(stage, good, 'md', spoilt);
    await page.unroute(isPage);
    return problems.join('\n');
  };
  expect(await tryOut(stage, good, 'md', meta)).toEqual([]);
  expect(await tryOut(stage, good, 'ios', meta)).toEqual(['wrong mode']);
  expect(await tryOut(stage, good, 'md', { ...meta, steps: [{ see: 'ion-toast' }] })).toHaveLength(
    1,
  );
  // The page's policy stops scripts that stand in it, so the broken one has a file
  await page.route('**/broken.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  expect(await spoil('<script src="broken.js"></script>')).toContain('broken');
  const says = { pattern: 'broken', why: 'A component that is to say so.' };
  expect(await spoil('<script src="broken.js"></script>', { ...meta, says })).toBe('');
  expect(await spoil('<script>"unknown to the policy"</script>')).toContain('script-src');
  expect(await spoil('<ion-buton></ion-buton>')).toBe('not defined: ion-buton');
  expect(await spoil('<ion-icon name="no-such-icon"></ion-icon>')).toContain('404');
  expect(await spoil('<img src="http://127.0.0.1:9/x.png" alt="">')).toContain('elsewhere: ');
});
