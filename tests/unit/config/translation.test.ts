import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../config/versions';
import {
  parseFrontMatterWith,
  REVISION_KEY,
  revisionOf,
  translationStatus,
  translationTrees,
} from '../../../config/translation';

const root = mkdtempSync(join(tmpdir(), 'translation-'));
const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const SOURCE = '---\ntitle: Page\n---\n\nText.\n';
const source = write('docs/page.mdx', SOURCE);
const translated = write(`${JA}/page.mdx`, '---\ntitle: ページ\n---\n\n本文。\n');

afterAll(() => rmSync(root, { recursive: true }));

describe('revisionOf', () => {
  it('has twelve hexadecimal digits and changes with the text', () => {
    expect(revisionOf(SOURCE)).toMatch(/^[0-9a-f]{12}$/);
    expect(revisionOf(`${SOURCE} `)).not.toBe(revisionOf(SOURCE));
  });

  it('does not change with the ends of lines', () => {
    expect(revisionOf(SOURCE.replaceAll('\n', '\r\n'))).toBe(revisionOf(SOURCE));
  });
});

describe('translationTrees', () => {
  it('pairs both docs trees and the blog with a language’s folders', () => {
    expect(translationTrees('ja')).toEqual([
      { source: 'docs', translated: JA },
      {
        source: 'versioned_docs/version-v7',
        translated: 'i18n/ja/docusaurus-plugin-content-docs/version-v7',
      },
      { source: 'blog', translated: 'i18n/ja/docusaurus-plugin-content-blog' },
    ]);
  });
});

describe('translationStatus', () => {
  it('says nothing of pages in the default language, or outside the trees', () => {
    expect(translationStatus(root, source, 'en', undefined)).toBeUndefined();
    expect(translationStatus(root, join(root, 'README.md'), 'ja', undefined)).toBeUndefined();
  });

  it('calls an English page missing in another language', () => {
    expect(translationStatus(root, source, 'ja', undefined)).toBe('missing');
  });

  it('calls a translation current when it records its source’s revision, otherwise stale', () => {
    expect(translationStatus(root, translated, 'ja', revisionOf(SOURCE))).toBe('current');
    expect(translationStatus(root, translated, 'ja', '000000000000')).toBe('stale');
    expect(translationStatus(root, translated, 'ja', undefined)).toBe('stale');
  });

  it('lets a page without a source be', () => {
    const orphan = write(`${JA}/orphan.mdx`, 'text');
    expect(translationStatus(root, orphan, 'ja', undefined)).toBe('current');
  });
});

describe('parseFrontMatterWith', () => {
  function statusOf(
    locale: string,
    filePath: string,
    frontMatter: Record<string, unknown>,
  ): Promise<unknown> {
    const result = { frontMatter, content: '' };
    return parseFrontMatterWith({ siteDir: root, versions: VERSIONS, locale })({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve(result),
    }).then((parsed) => parsed.frontMatter.translation_status);
  }

  it('tells the page what its reader should know', async () => {
    expect(await statusOf('ja', source, {})).toBe('missing');
    expect(await statusOf('ja', translated, {})).toBe('stale');
    expect(
      await statusOf('ja', translated, { [REVISION_KEY]: revisionOf(SOURCE) }),
    ).toBeUndefined();
  });

  it('tells nothing in the default language', async () => {
    expect(await statusOf('en', source, {})).toBeUndefined();
  });
});
