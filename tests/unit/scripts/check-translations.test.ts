import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingTranslations, translationProblems } from '../../content/check-translations';
import { REVISION_KEY, revisionOf, translationPairs } from '../../../config/translation';

const ROOT = resolve(__dirname, '../../..');
const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';
const SOURCE = '---\ntitle: Page\n---\n\nText.\n';

let root: string;

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function translation(revision?: string): string {
  const line = revision === undefined ? '' : `${REVISION_KEY}: '${revision}'\n`;
  return `---\n${line}title: ページ\n---\n\n本文。\n`;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'));
});

afterEach(() => rmSync(root, { recursive: true }));

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

describe('check-translations, run as a program', () => {
  const script = 'tests/content/check-translations.ts';

  /** The program takes its project from where it lies, so a small project gets a copy of it. */
  function run(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(root, script), ...args],
      { cwd: root, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  }

  beforeEach(() => {
    for (const path of [
      'scripts',
      'plugins',
      'src/lib',
      'config',
      'tests/content',
      'tsconfig.json',
    ]) {
      cpSync(join(ROOT, path), join(root, path), {
        recursive: true,
        filter: (file) => !file.endsWith('node_modules'),
      });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    write('docs/one.mdx', SOURCE);
    write('docs/two.mdx', SOURCE);
    write(`${JA}/one.mdx`, translation());
    write(`${JA}/two.mdx`, translation('000000000000'));
  });

  it('stamps one file, then all, and is content', () => {
    const untouched = translation('000000000000');
    expect(run('--stamp', `${JA}/one.mdx`).stdout).toContain('1 translations stamped');
    expect(readFileSync(join(root, JA, 'one.mdx'), 'utf8')).toBe(translation(revisionOf(SOURCE)));
    expect(readFileSync(join(root, JA, 'two.mdx'), 'utf8')).toBe(untouched);
    expect(run('--stamp').stdout).toContain('1 translations stamped');
    expect(run().stdout).toContain('2 translations up to date, 0 pages not translated yet');
  });
});
