import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn());
const wait = vi.hoisted(() => vi.fn());

vi.mock('@docusaurus/plugin-content-docs', () => ({
  default: async () => ({ name: 'docusaurus-plugin-content-docs', loadContent: load }),
  validateOptions: undefined,
}));

vi.mock('node:timers/promises', () => ({ setTimeout: wait }));

const { default: docsPlugin } = await import('../../../plugins/docs');

let dir: string;

function savePage(title: string, text: string): void {
  const head = `---\ntitle: ${title}\ndescription: About it\n---\n`;
  writeFileSync(join(dir, 'page.mdx'), `${head}${text}\n`);
}

/** A dev server's or a build's plugin, which has loaded the pages once. */
async function loadedPlugin(environment: string) {
  vi.stubEnv('NODE_ENV', environment);
  const options = { upgradeGuide: 'updating/8-0' } as Parameters<typeof docsPlugin>[1];
  const plugin = await docsPlugin({} as LoadContext, options);
  await plugin.loadContent?.();
  return plugin;
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docs-plugin-'));
  savePage('A page', 'Text');
  mkdirSync(join(dir, 'translated'));
  load
    .mockReset()
    .mockImplementation(async () => ({ loadedVersions: [{ contentPath: dir, docs: [] }] }));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
  vi.unstubAllEnvs();
});

it('reads all pages again in the dev server only after a change that other pages show', async () => {
  const plugin = await loadedPlugin('development');
  const first = await plugin.loadContent?.();
  savePage('A page', 'Another text');
  wait.mockClear();
  expect(await plugin.loadContent?.()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  expect(wait).toHaveBeenCalledOnce();
  savePage('Another page', 'Another text');
  expect(await plugin.loadContent?.()).not.toBe(first);
  expect(load).toHaveBeenCalledTimes(2);
  expect(wait).toHaveBeenCalledOnce();
});

it.each([
  ['a folder that is not there', 'none', 1],
  ['a folder of translated pages', 'translated', 2],
])('after a change of a page’s text, with %s', async (_, folder, loads) => {
  load.mockImplementation(async () => ({
    loadedVersions: [{ contentPath: dir, contentPathLocalized: join(dir, folder), docs: [] }],
  }));
  const plugin = await loadedPlugin('development');
  savePage('A page', 'Another text');
  await plugin.loadContent?.();
  expect(load).toHaveBeenCalledTimes(loads);
});

it('reads all pages each time in a build', async () => {
  const plugin = await loadedPlugin('production');
  await plugin.loadContent?.();
  expect(load).toHaveBeenCalledTimes(2);
});
