/**
 * Checks every page's front matter, headings, samples and typography, and every translation's
 * structure against its source.
 *
 *   tsx scripts/check-content.ts
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../src/site/locales';
import { translationTrees } from '../src/site/translation';
import { readPage, type Page } from './content/page';
import { checkPage, checkTwins, type Problem } from './content/rules';
import { listPages } from './content/tree';
import { ROOT, runMain } from './lib/run';

/** Checks all trees of a project. */
export function checkContent(root: string): { pages: number; problems: Problem[] } {
  const problems: Problem[] = [];
  const sources = new Map<string, Page>();
  let pages = 0;
  const check = (path: string, locale: string): Page => {
    pages += 1;
    const page = readPage(root, path, locale);
    problems.push(...checkPage(page));
    return page;
  };
  for (const locale of [DEFAULT_LOCALE, ...LOCALES.filter((name) => name !== DEFAULT_LOCALE)]) {
    for (const { source, translated } of translationTrees(locale)) {
      const folder = locale === DEFAULT_LOCALE ? source : translated;
      for (const file of listPages(join(root, folder))) {
        const page = check(`${folder}/${file}`, locale);
        const twin = sources.get(`${source}/${file}`);
        if (locale === DEFAULT_LOCALE) sources.set(page.path, page);
        else if (twin) problems.push(...checkTwins(twin, page));
      }
    }
  }
  return { pages, problems };
}

if (require.main === module) {
  runMain(async () => {
    if (!existsSync(join(ROOT, 'docs'))) throw new Error('docs: no such folder');
    const { pages, problems } = checkContent(ROOT);
    for (const { path, line, message } of problems) console.error(`${path}:${line}: ${message}`);
    if (problems.length > 0) {
      throw new Error(`${problems.length} problems in ${pages} pages; mend each line above`);
    }
    console.log(`${pages} pages checked`);
  });
}
