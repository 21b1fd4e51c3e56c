/**
 * Checks every page's front matter, headings, samples and typography, what its links and demos lead to, every
 * translation's structure against its source, and the files that pages are named in: tags, authors, sidebars,
 * versions, texts. What `check:claims` tries must still stand in its page; the pages, fences and sentences are
 * looked up here.
 *
 *   tsx tests/content/check-content.ts [page …]     only these pages and their translations
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { readEnv } from '../../config/env';
import { DEFAULT_LOCALE, LOCALE_SETTINGS, LOCALES } from '../../config/locales';
import { themeConfig } from '../../config/theme-config';
import { translationPairs, translationTrees } from '../../config/translation';
import { VERSIONS } from '../../config/versions';
import { planClaims, readClaims } from '../apps/claims/list';
import { missingTranslations, translationProblems } from './check-translations';
import { readFrontMatter, readPage, type Page, type Problem } from '../lib/page';
import { checkPage } from './content/rules';
import { checkSite } from './content/site';
import type { Described } from './content/site/pages';
import { checkTargets, leadsOf, type Leads } from './content/targets';
import { listPages } from '../../src/lib/list-pages';
import { suggestion } from '../../src/lib/nearest';
import { checkStructure } from './content/structure';
import { ROOT, runMain } from '../../scripts/lib/run';

/** A page of the default locale, which may be missing, and its translations. */
interface Group {
  source: string;
  translations: [locale: string, path: string][];
}

/** Every page of the default locale with its translations, and translations of nothing. */
function groupsOf(root: string): Group[] {
  const groups = new Map<string, [string, string][]>();
  const group = (source: string) => {
    const known = groups.get(source) ?? [];
    groups.set(source, known);
    return known;
  };
  for (const { source } of translationTrees(DEFAULT_LOCALE)) {
    for (const file of listPages(join(root, source))) group(`${source}/${file}`);
  }
  for (const locale of LOCALES.filter((name) => name !== DEFAULT_LOCALE)) {
    for (const { source, translated } of translationTrees(locale)) {
      for (const file of listPages(join(root, translated))) {
        group(`${source}/${file}`).push([locale, `${translated}/${file}`]);
      }
    }
  }
  return [...groups].map(([source, translations]) => ({ source, translations }));
}

/** The site as it is set up, whatever somebody sets from outside. */
const SITE = {
  env: readEnv({}),
  versions: VERSIONS,
  locales: LOCALE_SETTINGS,
  locale: DEFAULT_LOCALE,
};

/** What is said of the pages of a project. */
interface Checked {
  /** All pages. */
  pages: Described[];
  /** What those that were looked at lead to. */
  leads: Leads[];
  problems: Problem[];
}

/** A page that is not looked at, as others see it. */
function describe(root: string, path: string): Described {
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.split(/\r?\n/);
  return { path, lines, frontMatter: readFrontMatter(text, lines, () => undefined) };
}

/**
 * Checks the trees of a project: each page on its own, and next to it what it has to share with others.
 *
 * @param isChosen which pages are looked at; by default all
 */
export function checkContent(
  root: string,
  isChosen: (group: Group) => boolean = () => true,
): Checked {
  const problems: Problem[] = [];
  const pages: Described[] = [];
  const leads: Leads[] = [];
  const check = (path: string, locale: string): Page => {
    const page = readPage(path, locale, readFileSync(join(root, path), 'utf8'));
    const { frontMatter, lines } = page;
    pages.push({ path, frontMatter, lines });
    leads.push(leadsOf(page));
    problems.push(...checkPage(page));
    return page;
  };
  for (const group of groupsOf(root)) {
    const { source, translations } = group;
    if (!isChosen(group)) {
      const paths = [source, ...translations.map(([, path]) => path)];
      pages.push(
        ...paths.filter((path) => existsSync(join(root, path))).map((path) => describe(root, path)),
      );
      continue;
    }
    const page = existsSync(join(root, source)) ? check(source, DEFAULT_LOCALE) : undefined;
    for (const [locale, path] of translations) {
      const translation = check(path, locale);
      if (page) problems.push(...checkStructure(page, translation));
    }
  }
  return { pages, leads, problems };
}

const pathsOf = ({ source, translations }: Group): string[] => [
  source,
  ...translations.map(([, path]) => path),
];

/**
 * The pages that the command line names, as paths from the root.
 *
 * @throws Error where one is no page
 */
function namedPages(names: readonly string[]): string[] {
  const known = groupsOf(ROOT).flatMap(pathsOf);
  const paths = names.map((name) => relative(ROOT, resolve(name)).split(sep).join('/'));
  const unknown = paths.find((path) => !known.includes(path));
  if (unknown === undefined) return paths;
  throw new Error(`${unknown}: no such page${suggestion(unknown, known)}`);
}

/** What is behind, and what is missing, of the translations of some pages. */
function checkTranslated(groups: readonly string[]): { behind: string[]; missing: string[] } {
  const ofPages = translationPairs(ROOT).filter(({ source }) => groups.includes(source));
  return {
    behind: translationProblems(ROOT, ofPages),
    missing: missingTranslations(ROOT, ofPages),
  };
}

if (require.main === module) {
  runMain(async () => {
    if (!existsSync(join(ROOT, 'docs'))) throw new Error('docs: no such folder');
    const named = namedPages(process.argv.slice(2));
    const isWhole = named.length === 0;
    const sources: string[] = [];
    const { pages, leads, problems } = checkContent(ROOT, (group) => {
      const isChosen = isWhole || pathsOf(group).some((path) => named.includes(path));
      if (isChosen) sources.push(group.source);
      return isChosen;
    });
    problems.push(
      ...checkSite({
        root: ROOT,
        versions: VERSIONS,
        locales: LOCALES,
        pages,
        theme: themeConfig(SITE),
      }),
      ...(await checkTargets(ROOT, pages, leads, isWhole)),
    );
    const lines = problems.map(
      ({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`,
    );
    const plan = planClaims(readClaims());
    lines.push(...plan.problems);
    if (!isWhole) {
      const { behind, missing } = checkTranslated(sources);
      lines.push(...behind);
      missing.forEach((line) => console.log(line));
    }
    lines.forEach((line) => console.error(line));
    if (lines.length > 0) {
      throw new Error(`${lines.length} problems in ${leads.length} pages; mend each line above`);
    }
    console.log(`${leads.length} pages and ${plan.planned.length} claims checked`);
  });
}
