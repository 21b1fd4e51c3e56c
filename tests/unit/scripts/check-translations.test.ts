import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { missingTranslations, stamp, translationProblems } from '../../content/check-translations';
import { REVISION_KEY, revisionOf, translationPairs } from '../../../config/translation';
import { outputFile } from '../../../src/lib/output-file';

const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';
const SOURCE = '---\ntitle: Page\n---\n\nText.\n';

let root: string;

function write(path: string, text: string): void {
  outputFile(join(root, path), text);
}

function translation(revision?: string): string {
  const line = revision === undefined ? '' : `${REVISION_KEY}: '${revision}'\n`;
  return `---\n${line}title: ページ\n---\n\n本文。\n`;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'));
});

describe('translationProblems', () => {
  it('lists a page without a translation, which is no problem of a translation', () => {
    write('docs/folder/page.mdx', SOURCE);
    expect(missingTranslations(root)).toEqual([
      `${JA}/folder/page.mdx: missing; translate docs/folder/page.mdx`,
    ]);
    expect(translationProblems(root)).toEqual([]);
  });

  it.each([
    ['stale', '000000000000', '"000000000000"'],
    ['unstamped', undefined, 'absent'],
  ])('names a translation that is %s, and how to mend it', (_, revision, shown) => {
    write('docs/page.mdx', SOURCE);
    write(`${JA}/page.mdx`, translation(revision));
    expect(translationProblems(root)).toEqual([
      `${JA}/page.mdx: ${REVISION_KEY} is ${shown}, docs/page.mdx is at ${revisionOf(SOURCE)}; bring it up to date, then "npm run i18n:stamp -- ${JA}/page.mdx"`,
    ]);
  });

  it('names a translation of nothing', () => {
    write(`${JA}/orphan.mdx`, translation(revisionOf(SOURCE)));
    expect(translationProblems(root)).toEqual([
      `${JA}/orphan.mdx: translates nothing; docs/orphan.mdx does not exist`,
    ]);
  });

  it('looks into every tree', () => {
    for (const folder of ['docs', 'versioned_docs/version-v7', 'blog']) {
      write(`${folder}/page.mdx`, SOURCE);
    }
    expect(translationPairs(root).map(({ translated }) => translated)).toEqual([
      `${JA}/page.mdx`,
      'i18n/ja/docusaurus-plugin-content-docs/version-v7/page.mdx',
      'i18n/ja/docusaurus-plugin-content-blog/page.mdx',
    ]);
  });
});

describe('stamp', () => {
  const translated = `${JA}/page.mdx`;

  it.each([
    ['that has none', undefined],
    ['that is behind', '000000000000'],
  ])('records the revision of the source in a translation %s, once', (_, revision) => {
    write('docs/page.mdx', SOURCE);
    write(translated, translation(revision));
    const pair = { source: 'docs/page.mdx', translated };
    expect(stamp(root, pair)).toBe(true);
    expect(readFileSync(join(root, translated), 'utf8')).toBe(translation(revisionOf(SOURCE)));
    expect(stamp(root, pair)).toBe(false);
    expect(translationProblems(root)).toEqual([]);
  });
});
