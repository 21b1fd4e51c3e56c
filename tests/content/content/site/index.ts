/** What one file of the site says of others: declared tags and authors, sidebars, versions, texts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { CURRENT, placeOf } from '../../../../src/lib/docs-trees';
import sidebars from '../../../../sidebars';
import { DEFAULT_LOCALE } from '../../../../config/locales';
import { pageKind } from '../../../../config/front-matter';
import type { Sidebars } from '../../../../config/sidebars';
import { translationTrees } from '../../../../config/translation';
import type { DocsVersion } from '../../../../config/versions';
import type { Problem } from '../../../lib/page';
import {
  componentTextProblems,
  demoTitleProblems,
  sidebarLabelProblems,
  themeLabelProblems,
} from './labels';
import { readDeclared, type DeclaringFile } from './declared';
import type { DataFile } from './files';
import { readJson } from './files';
import {
  sharedSlugs,
  strayEntries,
  strayNames,
  unknownNames,
  type Described,
  type SidebarFile,
} from './pages';
import { checkTexts, checkVersions } from './texts';

/** A site, as far as its files have to fit each other. */
export interface CheckedSite {
  root: string;
  versions: readonly Pick<DocsVersion, 'name'>[];
  locales: readonly string[];
  /** All pages, relative to the root. */
  pages: readonly Described[];
  /** Settings of the theme, whose labels need a translation. */
  theme?: ThemeConfig;
  /** Sidebars of the newest version; given by tests. */
  newestSidebars?: Sidebars;
}

const DECLARING: readonly DeclaringFile[] = ['authors.yml', 'tags.yml'];

/** Files that declare what pages may name, in every tree, by their paths. */
function declaredFiles({ root, versions, locales }: CheckedSite): Map<string, DataFile> {
  const files = new Map<string, DataFile>();
  const keep = (file?: DataFile) => file && files.set(file.path, file);
  for (const locale of [DEFAULT_LOCALE, ...locales.filter((name) => name !== DEFAULT_LOCALE)]) {
    for (const { source, translated } of translationTrees(locale, versions)) {
      for (const name of DECLARING) {
        const original = files.get(`${source}/${name}`);
        if (locale === DEFAULT_LOCALE) keep(readDeclared(root, source, name));
        else keep(readDeclared(root, translated, name, original));
      }
    }
  }
  return files;
}

/** The folder that a page's tree begins with, and that of its source, where a name may be declared. */
function treesOf({ path }: Described, site: CheckedSite): string[] {
  const pairs = site.locales.flatMap((locale) => translationTrees(locale, site.versions));
  const own = pairs.find(({ translated }) => path.startsWith(`${translated}/`));
  const source = pairs.find((pair) => path.startsWith(`${pair.source}/`))?.source;
  return own ? [own.translated, own.source] : source ? [source] : [];
}

function nameProblems(site: CheckedSite, files: ReadonlyMap<string, DataFile>): Problem[] {
  return site.pages.flatMap((page) => {
    const trees = treesOf(page, site);
    // A translated file stands in the place of its source.
    const fileFor = (name: DeclaringFile) =>
      trees.map((tree) => files.get(`${tree}/${name}`)).find((file) => file);
    return [
      ...unknownNames(page, 'tags', fileFor('tags.yml')),
      ...(pageKind(page.path) === 'blog'
        ? unknownNames(page, 'authors', fileFor('authors.yml'))
        : []),
    ];
  });
}

/** The file with the sidebars of a version. */
function sidebarFile(site: CheckedSite, version: string): SidebarFile | Problem[] {
  const { root, newestSidebars = sidebars } = site;
  if (version === CURRENT) {
    const path = 'sidebars.ts';
    const file = join(root, path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { path, text, sidebars: newestSidebars };
  }
  const path = `versioned_sidebars/version-${version}-sidebars.json`;
  const file = readJson(root, path);
  if (!file) return [{ path, line: 1, column: 1, message: 'missing; run "npm run sidebars"' }];
  if (file.problems.length > 0) return file.problems;
  return { path, text: file.text, sidebars: file.data as Sidebars };
}

function docsProblems(site: CheckedSite, version: string): Problem[] {
  const inVersion = site.pages.filter(({ path }) => placeOf(path)?.version === version);
  const isSource = ({ path }: Described): boolean => placeOf(path)?.locale === undefined;
  const pages = inVersion.filter(isSource);
  const translated = site.locales.map((locale) =>
    inVersion.filter(({ path }) => placeOf(path)?.locale === locale),
  );
  const slugs = [pages, ...translated].flatMap(sharedSlugs);
  const file = sidebarFile(site, version);
  if (Array.isArray(file)) return [...slugs, ...file];
  return [
    ...slugs,
    ...strayEntries(file, pages),
    ...sidebarLabelProblems(site.root, site.locales, version, file),
    ...inVersion.flatMap((page) => strayNames(page, file, pages)),
  ];
}

/** Everything in which the files of a site do not fit each other. */
export function checkSite(site: CheckedSite): Problem[] {
  const files = declaredFiles(site);
  const names = site.versions.map(({ name }) => name);
  return [
    ...[...files.values()].flatMap(({ problems }) => problems),
    ...nameProblems(site, files),
    ...checkVersions(site.root, names),
    ...names.flatMap((name) => docsProblems(site, name)),
    ...site.locales.flatMap((locale) => checkTexts(site.root, locale)),
    ...(site.theme ? themeLabelProblems(site.root, site.locales, site.theme) : []),
    ...demoTitleProblems(site.root, site.locales),
    ...componentTextProblems(site.root, site.locales),
  ];
}
