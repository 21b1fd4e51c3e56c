import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { beforeEach, expect, it } from 'vitest';
import searchPlugin from '../../../plugins/search';
import type { HeadingFile } from '../../../plugins/search/embedded/format';
import { readEnv } from '../../../config/env';
import { searchOptions } from '../../../config/search';

const CONTEXT = {
  baseUrl: '/docs/ja/',
  siteConfig: { url: 'https://example.org' },
  i18n: { currentLocale: 'ja', locales: ['en', 'ja'] },
} as unknown as LoadContext;

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'search-build-'));
  mkdirSync(join(outDir, 'v7'));
});

function write(file: string, version: string, text: string): void {
  writeFileSync(
    join(outDir, file),
    `<!doctype html><html lang=ja class=docs-doc-page><head><title>T | S</title><meta name=docusaurus_tag content=docs-default-${version}><meta name=docusaurus_version content=${version}><meta property=og:url content=https://example.org/docs/ja/${file.replace('.html', '')}></head><body><article><div class=markdown><h1>${text}</h1><p>${text}</p></div></article></body></html>`,
  );
}

function search(): Plugin {
  return searchPlugin(
    CONTEXT,
    searchOptions(readEnv({ DOCS_SITE_URL: 'https://example.org', DOCS_BASE_URL: '/docs/' })),
  );
}

async function build(): Promise<void> {
  const props = { outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0];
  await search().postBuild?.(props);
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(outDir, 'search-index', file), 'utf8')) as T;
}

it('writes an index of each version', async () => {
  write('a.html', 'current', '新しい');
  write('v7/a.html', 'v7', '古い');
  await build();
  const titles = (tag: string): string[] =>
    read<HeadingFile>(`docs-default-${tag}.headings.json`).pages.map(([, title]) => title);
  expect(titles('current')).toEqual(['新しい']);
  expect(titles('v7')).toEqual(['古い']);
});
