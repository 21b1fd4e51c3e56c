import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REVISION_KEY, revisionOf, translationStatus } from '../../../config/translation';
import { translationReport } from '../../../config/translation-report';
import { VERSIONS } from '../../../config/versions';
import { outputFile } from '../../../src/lib/output-file';

const root = mkdtempSync(join(tmpdir(), 'translation-report-'));

const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';

function write(path: string, text: string): string {
  outputFile(join(root, path), text);
  return text;
}

it('The report of translations says of every page how its translation stands, in each language but the first', () => {
  const text = write('docs/a/current.mdx', '---\ntitle: A\n---\n\nText.\n');
  write(`${JA}/a/current.mdx`, `---\ntitle: あ\n${REVISION_KEY}: '${revisionOf(text)}'\n---\n`);
  write('docs/stale.mdx', 'New text.');
  write(`${JA}/stale.mdx`, `---\n${REVISION_KEY}: '${revisionOf('Old text.')}'\n---\n`);
  write('docs/without-stamp.mdx', 'Text.');
  write(`${JA}/without-stamp.mdx`, '---\ntitle: あ\n---\n');
  write('docs/missing.mdx', 'Text.');
  write('docs/_partial.mdx', 'No page.');
  write('blog/post.mdx', 'Text.');
  const [newest] = VERSIONS;
  const report = translationReport(root, newest ? [newest] : [], ['en', 'ja']);
  expect(report).toEqual([
    {
      locale: 'ja',
      version: 'v8',
      source: 'docs',
      translated: JA,
      pages: [
        ['a/current.mdx', 'current'],
        ['missing.mdx', 'missing'],
        ['stale.mdx', 'stale'],
        ['without-stamp.mdx', 'stale'],
      ],
    },
    {
      locale: 'ja',
      version: undefined,
      source: 'blog',
      translated: 'i18n/ja/docusaurus-plugin-content-blog',
      pages: [['post.mdx', 'missing']],
    },
  ]);
  expect(translationReport(root, VERSIONS, ['en'])).toEqual([]);
});

it('The status of a translation is told of pages in the trees of another language alone', () => {
  const source = join(root, 'docs/a/current.mdx');
  expect(translationStatus(root, source, 'en', undefined)).toBeUndefined();
  expect(translationStatus(root, join(root, 'README.md'), 'ja', undefined)).toBeUndefined();
});

it('The revision of a page does not change with the ends of lines', () => {
  expect(revisionOf('a\r\nb\r\n')).toBe(revisionOf('a\nb\n'));
});
