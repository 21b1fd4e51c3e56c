import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRecords } from '../../../scripts/search-push';
import { readEnv } from '../../../config/env';
import { outputFile } from '../../../src/lib/output-file';

const ENV = readEnv({ DOCS_SITE_URL: 'https://example.org', DOCS_BASE_URL: '/docs/' });

function page(language: string, version: string, path: string): string {
  return `<!doctype html><html lang=${language} class=docs-doc-page><head><title>T | S</title><meta name=docusaurus_tag content=docs-default-${version}><meta name=docusaurus_version content=${version}><meta property=og:url content=https://example.org${path}></head><body><article><div class=markdown><h1>Title</h1><p>Text</div></article></body></html>`;
}

describe('the push of a built site', () => {
  let root: string;

  function write(file: string, html: string): void {
    outputFile(join(root, 'build', file), html);
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'search-push-'));
    write('a.html', page('en', 'current', '/docs/a'));
    write('v7/a.html', page('en', 'v7', '/docs/v7/a'));
  });

  it('has the records of every language and version once', () => {
    write('ja/a.html', page('ja', 'current', '/docs/ja/a'));
    const records = readRecords(root, ENV);
    expect(
      records.map(({ language, version, type, url }) => [language, version, type, url]),
    ).toEqual([
      ['en', 'current', 'lvl1', 'https://example.org/docs/a'],
      ['en', 'current', 'content', 'https://example.org/docs/a'],
      ['en', 'v7', 'lvl1', 'https://example.org/docs/v7/a'],
      ['en', 'v7', 'content', 'https://example.org/docs/v7/a'],
      ['ja', 'current', 'lvl1', 'https://example.org/docs/ja/a'],
      ['ja', 'current', 'content', 'https://example.org/docs/ja/a'],
    ]);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it('is not begun when a language is missing: it would vanish from the index', () => {
    expect(() => readRecords(root, ENV)).toThrow(/build\/ja: not built; run "npm run build" first/);
    write('ja/search.html', '<!doctype html><html><body></body></html>');
    expect(() => readRecords(root, ENV)).toThrow(/build\/ja: no pages to search/);
  });
});
