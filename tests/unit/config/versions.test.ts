import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { placeOf, sourceTree, translatedTree } from '../../../src/lib/docs-trees';
import { siteConfig } from '../../../docusaurus.config';
import { docsOptions } from '../../../config/content';
import { readEnv } from '../../../config/env';
import { LOCALE_SETTINGS } from '../../../config/locales';
import { searchOptions } from '../../../config/search';
import { newestOf, VERSIONS, versionOfFile, type DocsVersion } from '../../../config/versions';
import { ROOT } from '../../../scripts/lib/run';

const [newest, older] = VERSIONS as readonly [DocsVersion, DocsVersion];
/** The table with a third version, older than both. */
const THREE = [...VERSIONS, { ...older, name: 'v6', label: 'v6', path: 'older/6.x' }];

const siteDir = mkdtempSync(join(tmpdir(), 'versions-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

function write(path: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), '');
}

describe('the trees of the docs versions', () => {
  it.each(VERSIONS.map(({ name }) => name))('%s has its pages where they are looked for', (name) =>
    expect(existsSync(join(ROOT, sourceTree(name), 'index.mdx'))).toBe(true),
  );

  it('are told from the path of a page', () => {
    expect(placeOf('docs/api/button.mdx')).toEqual({ version: 'current', file: 'api/button.mdx' });
    expect(placeOf(`${sourceTree('v6')}/a/b.mdx`)).toEqual({ version: 'v6', file: 'a/b.mdx' });
    for (const version of ['current', 'v6']) {
      const path = `${translatedTree(version, 'ar')}/a.mdx`;
      expect(placeOf(path)).toEqual({ version, locale: 'ar', file: 'a.mdx' });
    }
    expect(placeOf('blog/post.mdx')).toBeUndefined();
  });

  it('lead to the version in the table', () => {
    expect(versionOfFile('docs/index.mdx')).toBe(newest);
    expect(versionOfFile(`${translatedTree('v6', 'ar')}/a.mdx`, THREE)?.label).toBe('v6');
    expect(versionOfFile('versioned_docs/version-v1/a.mdx', THREE)).toBeUndefined();
  });
});

describe('the newest version', () => {
  it('is the first of the table, which must have one', () => {
    expect(newestOf(THREE)).toBe(newest);
    expect(() => newestOf([])).toThrow(
      'config/versions.ts: no version is declared; accepts one or more',
    );
  });
});

describe('a mistake in the table of versions', () => {
  const PLACE = 'config/versions.ts: version 2';
  const PATH = 'a path such as v7, without a slash at its ends; an empty text for the base itself';

  it.each<[string, Record<string, unknown>, ...string[]]>([
    ['a path with a slash', { path: '/v7' }, `path: got the text "/v7", accepts ${PATH}`],
    ['the path of another version', { path: '' }, 'path "" is also that of version 1'],
    ['the label of another version', { label: 'v8' }, 'label "v8" is also that of version 1'],
    [
      'an unknown banner',
      { banner: 'old' },
      'banner: got the text "old", accepts "none", "unreleased" or "unmaintained"',
    ],
    [
      'a switch in quotes',
      { darkPalette: 'false' },
      'darkPalette: got the text "false", accepts true or false',
    ],
    [
      'no upgrade guide',
      { upgradeGuide: undefined },
      'has no "upgradeGuide"; accepts the id of a page, such as updating/8-0',
    ],
    ['a key with a slip', { baner: 'x' }, 'has an unknown key "baner"; did you mean "banner"?'],
  ])('%s stops with one line', (_, changes, line) => {
    const versions = [newest, { ...older, ...changes }] as DocsVersion[];
    const settings = { siteDir, env: readEnv({}), locales: LOCALE_SETTINGS, versions };
    const separator = line.startsWith('has ') ? ' ' : ': ';
    expect(() => siteConfig(settings)).toThrow(new Error(`${PLACE}${separator}${line}`));
  });
});

describe('the link to edit a page', () => {
  const translated = `${translatedTree('v6', 'ja')}/translated.mdx`;
  write(translated);
  const linkIn = (locale: string, version: string, docPath: string): string | undefined => {
    const { editUrl } = docsOptions({
      siteDir,
      env: readEnv({}),
      versions: THREE,
      locales: LOCALE_SETTINGS,
      locale,
    });
    const facts = { version, versionDocsDirPath: '', docPath, permalink: '', locale };
    return typeof editUrl === 'function' ? editUrl(facts) : undefined;
  };

  it('leads to the translation in its version', () => {
    expect(linkIn('ja', 'v6', 'translated.mdx')).toMatch(new RegExp(`/edit/main/${translated}$`));
  });

  it('leads to the source where there is no translation', () => {
    expect(linkIn('ja', 'v6', 'other.mdx')).toMatch(
      /\/main\/versioned_docs\/version-v6\/other.mdx$/,
    );
    expect(linkIn('ja', 'current', 'other.mdx')).toMatch(/\/main\/docs\/other.mdx$/);
  });

  it('leads to the source in the default locale', () => {
    expect(linkIn('en', 'v6', 'translated.mdx')).toMatch(
      /\/main\/versioned_docs\/version-v6\/translated.mdx$/,
    );
  });
});

describe('how much pages count in a search', () => {
  const { ranks } = searchOptions(readEnv({}), THREE);
  const rankOf = (path: string) => ranks.find(([pattern]) => pattern.test(path))?.[1];

  it.each(['', 'v7/', 'older/6.x/'])('is the same below "%s"', (path) => {
    expect(rankOf(`${path}updating/6-0`)).toBe(75);
    expect(rankOf(`${path}api`)).toBe(40);
    expect(rankOf(`${path}api/button`)).toBeUndefined();
  });

  it('takes no other folder for a version', () => {
    expect(rankOf('olderX6.x/updating/6-0')).toBeUndefined();
    expect(rankOf('react/updating/6-0')).toBeUndefined();
  });
});
