import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { highlightSources } from '../../../plugins/demos/highlighted';
import type { Ionic } from '../../../plugins/demos/ionic';
import { rememberBuilt, type Site } from '../../../plugins/demos/output';
import { parseMeta } from '../../../plugins/demos/schema';
import { DemoServer, pagesOf } from '../../../plugins/demos/serve';
import { drawnPath, type Demo } from '../../../plugins/demos/types';
import { demosOptions } from '../../../src/site/demos';

/** Draws the markup as it is; one label takes its time, as what was never drawn before does. */
vi.mock('../../../plugins/demos/draw', () => ({
  startDrawing: (subjects: { html: string }[]) => ({
    async all() {
      const isSlow = subjects.some(({ html }) => html.includes('>Slow<'));
      await new Promise((done) => setTimeout(done, isSlow ? 100 : 0));
      return subjects.map(({ html }) => html);
    },
  }),
}));

const META = parseMeta(
  JSON.stringify({
    title: { en: 'A demo' },
    height: 200,
    steps: [{ see: 'ion-button' }],
  }),
  demosOptions(),
);
const IONIC = {
  folder: 'ionic',
  renderer: {},
  copyTo: () => undefined,
  writeClassic: async () => undefined,
} as unknown as Ionic;
const SITE: Site = {
  baseUrl: '/docs/',
  shared: '',
  locale: 'en',
  defaultLocale: 'en',
  ionic: new Map([['v8', IONIC]]),
  highlight: highlightSources,
};

function demo(name: string, label: string): Demo {
  const source = `<ion-button>${label}</ion-button>`;
  const files = [{ name: 'index.html', path: `${name}/demo.html`, text: source }];
  const sources = { javascript: files, angular: files, react: files, vue: files };
  return { name, meta: META, sources: { v8: sources } };
}

describe('demos in the dev server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'demos-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const page = (name: string): string => join(pagesOf(folder), `demos/v8/${name}.html`);

  it('are built again only if they have changed', () => {
    const build = rememberBuilt(SITE);
    const [first] = build(demo('button/a', 'A'));
    expect(build(demo('button/a', 'A'))[0]).toBe(first);
    const [changed] = build(demo('button/a', 'B'));
    expect(changed?.page).toContain('>B</ion-button>');
    expect(build(demo('button/b', 'A'))[0]?.info.name).toBe('button/b');
  });

  it('are written again only if they have changed, and the others stay', async () => {
    const build = rememberBuilt(SITE);
    const server = new DemoServer(folder, join(folder, 'cache'), SITE);
    const serve = (label: string): Promise<void> =>
      server.serve([demo('button/a', 'A'), demo('button/b', label)].flatMap(build));
    await serve('B');
    const before = new Date(1000);
    for (const name of ['button/a', 'button/b']) utimesSync(page(name), before, before);
    await serve('C');
    expect(statSync(page('button/a')).mtime).toEqual(before);
    expect(readFileSync(page('button/b'), 'utf8')).toContain('>C</ion-button>');
  });

  it('are those of the newest of several saves, however long each takes', async () => {
    const build = rememberBuilt(SITE);
    const server = new DemoServer(folder, join(folder, 'cache'), SITE);
    const save = (label: string): Promise<void> => server.serve(build(demo('button/a', label)));
    await save('First');
    await Promise.all([save('Slow'), save('Last')]);
    const shown = [page('button/a'), drawnPath(page('button/a'), 'ios')];
    for (const path of shown) expect(readFileSync(path, 'utf8')).toContain('>Last<');
  });

  it('are known to be the newest until the next save', async () => {
    const server = new DemoServer(folder, join(folder, 'cache'), SITE);
    const saves = ['A', 'B'].map((label) => rememberBuilt(SITE)(demo('button/a', label)));
    await Promise.all(saves.map((built) => server.serve(built)));
    expect(saves.map((built) => server.isNewest(built))).toEqual([false, true]);
  });

  it('of an earlier start are gone', async () => {
    const build = rememberBuilt(SITE);
    await new DemoServer(folder, join(folder, 'cache'), SITE).serve(build(demo('button/a', 'A')));
    await new DemoServer(folder, join(folder, 'cache'), SITE).serve(build(demo('button/b', 'B')));
    expect(existsSync(page('button/a'))).toBe(false);
    expect(existsSync(page('button/b'))).toBe(true);
  });
});
