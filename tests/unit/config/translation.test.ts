import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { revisionOf, translationStatus } from '../../../config/translation';
import { outputFile } from '../../../src/lib/output-file';

const root = mkdtempSync(join(tmpdir(), 'translation-'));
const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';

function write(path: string, text: string): string {
  return outputFile(join(root, path), text);
}

const SOURCE = '---\ntitle: Page\n---\n\nText.\n';
const source = write('docs/page.mdx', SOURCE);
const translated = write(`${JA}/page.mdx`, '---\ntitle: ページ\n---\n\n本文。\n');

describe('revisionOf', () => {
  it('does not change with the ends of lines', () => {
    expect(revisionOf(SOURCE.replaceAll('\n', '\r\n'))).toBe(revisionOf(SOURCE));
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
});
