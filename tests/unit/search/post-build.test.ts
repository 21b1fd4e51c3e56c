import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import config from '../../../docusaurus.config';
import searchPlugin from '../../../plugins/search';
import type { HeadingFile, TextFile } from '../../../plugins/search/embedded/format';
import ssrEncodingPlugin from '../../../plugins/ssr-encoding';
import { readEnv } from '../../../src/site/env';
import { searchOptions } from '../../../src/site/search';

const CONTEXT = {
  baseUrl: '/docs/ja/',
  siteConfig: { url: 'https://example.org' },
  i18n: { currentLocale: 'ja', locales: ['en', 'ja'] },
} as unknown as LoadContext;

const SEARCH = './plugins/search/index.ts';
const MENDING = './plugins/ssr-encoding/index.ts';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'search-build-'));
  mkdirSync(join(outDir, 'v7'));
});

afterEach(() => rmSync(outDir, { recursive: true }));

function write(file: string, version: string, text: string): void {
  writeFileSync(
    join(outDir, file),
    `<!doctype html><html lang=ja class=docs-doc-page><head><title>T | S</title><meta name=docusaurus_tag content=docs-default-${version}><meta name=docusaurus_version content=${version}><link rel=canonical href=https://example.org/docs/ja/${file.replace('.html', '')}></head><body><article><div class=markdown><h1>${text}</h1><p>${text}</p></div></article></body></html>`,
  );
}

function search(): Plugin {
  return searchPlugin(
    CONTEXT,
    searchOptions(readEnv({ DOCS_SITE_URL: 'https://example.org', DOCS_BASE_URL: '/docs/' })),
  );
}

/** Runs hooks the way the engine does: all at once, begun one after the other. */
async function runAll(plugins: Plugin[]): Promise<void> {
  const props = { outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0];
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(outDir, 'search-index', file), 'utf8')) as T;
}

it('reads pages that were mended, in the order that the configuration gives', async () => {
  write('a.html', 'current', '画\0面の\uFFFD構造');
  const plugins: Record<string, () => Plugin> = { [SEARCH]: search, [MENDING]: ssrEncodingPlugin };
  const ordered = (config.plugins ?? []).flatMap((plugin) => {
    const make = plugins[String(Array.isArray(plugin) ? plugin[0] : plugin)];
    return make ? [make()] : [];
  });
  expect(ordered).toHaveLength(2);
  await runAll(ordered);
  const { pages } = read<HeadingFile>('docs-default-current.headings.json');
  expect(pages.map(([path, title]) => [path, title])).toEqual([['a', '画面の構造']]);
  const file = read<TextFile>('docs-default-current.text.json');
  expect(file.pages).toEqual([['', '画面の構造']]);
});

it('refuses pages that were not mended', async () => {
  write('a.html', 'current', '画\0面');
  await expect(runAll([search()])).rejects.toThrow(
    /a\.html: has U\+0000 at \d+, accepts pages that were mended/,
  );
});

it('writes an index of each version', async () => {
  write('a.html', 'current', '新しい');
  write('v7/a.html', 'v7', '古い');
  await runAll([search()]);
  const titles = (tag: string): string[] =>
    read<HeadingFile>(`docs-default-${tag}.headings.json`).pages.map(([, title]) => title);
  expect(titles('current')).toEqual(['新しい']);
  expect(titles('v7')).toEqual(['古い']);
});
