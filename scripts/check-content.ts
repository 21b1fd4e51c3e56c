/**
 * Checks every page's front matter, headings, samples and typography, every translation's structure
 * against its source, and the files that pages are named in: tags, authors, sidebars, versions, texts. What
 * `check:claims` tries must still stand in its page; the pages, fences and sentences are looked up here.
 *
 *   tsx scripts/check-content.ts
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../src/site/locales';
import { translationTrees } from '../src/site/translation';
import { VERSIONS } from '../src/site/versions';
import { numbersOf, planClaims, readClaims } from './claims/list';
import { readPage, type Page, type Problem } from './content/page';
import { checkPage } from './content/rules';
import { checkSite } from './content/site';
import type { Described } from './content/site/pages';
import { listPages } from '../src/lib/list-pages';
import { checkTwins } from './content/twins';
import { ROOT, runMain } from './lib/run';

/** Every page of the default locale with its translations, and translations of nothing. */
function groupsOf(
  root: string,
): { source: string; translations: [locale: string, path: string][] }[] {
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

/** Checks all trees of a project: each page on its own, and next to it what it has to share with others. */
export function checkContent(root: string): { pages: Described[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const pages: Described[] = [];
  const check = (path: string, locale: string): Page => {
    const page = readPage(path, locale, readFileSync(join(root, path), 'utf8'));
    const { frontMatter, lines } = page;
    pages.push({ path, frontMatter, lines });
    problems.push(...checkPage(page));
    return page;
  };
  for (const { source, translations } of groupsOf(root)) {
    const page = existsSync(join(root, source)) ? check(source, DEFAULT_LOCALE) : undefined;
    for (const [locale, path] of translations) {
      const translation = check(path, locale);
      if (page) problems.push(...checkTwins(page, translation));
    }
  }
  return { pages, problems };
}

if (require.main === module) {
  runMain(async () => {
    if (!existsSync(join(ROOT, 'docs'))) throw new Error('docs: no such folder');
    const { pages, problems } = checkContent(ROOT);
    problems.push(...checkSite({ root: ROOT, versions: VERSIONS, locales: LOCALES, pages }));
    for (const { path, line, column, message } of problems) {
      console.error(`${path}:${line}:${column}: ${message}`);
    }
    const plan = planClaims(readClaims());
    plan.problems.forEach((line) => console.error(line));
    const count = problems.length + plan.problems.length;
    if (count > 0) {
      throw new Error(`${count} problems in ${pages.length} pages; mend each line above`);
    }
    console.log(`${pages.length} pages checked\n${numbersOf(plan)}`);
  });
}
