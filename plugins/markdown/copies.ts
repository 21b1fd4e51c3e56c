import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertPage, type Conversion } from './convert';
import { frontMatter } from './front-matter';
import { indexPages, copyLink } from './links';
import type { CopiedPage } from './pages';
import type { CopyWords } from './types';

/** What is the same for all pages of a language. */
interface Facts {
  /** Folder of the language's built site. */
  outDir: string;
  /** Path that it is served under. */
  baseUrl: string;
  siteUrl: string;
  words: CopyWords;
  /** Paths of all pages that have copies. */
  permalinks: readonly string[];
  /** The sources of a demo, by the label of its version and its name; nothing where there is none. */
  demoSources: Conversion['demoSources'];
}

function builtFile(outDir: string, path: string): string {
  const candidates = [join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`];
  const found = candidates.map((file) => join(outDir, file)).find(existsSync);
  if (found === undefined) throw new Error(`markdown: ${path}: the build has no such page`);
  return found;
}

/**
 * Makes the Markdown copies of pages from their built HTML.
 *
 * @returns their texts, in the order of the pages
 * @throws Error with one line that names the page that cannot be converted
 */
export function makeCopies(pages: readonly CopiedPage[], facts: Facts): string[] {
  const { outDir, baseUrl, siteUrl, words, demoSources } = facts;
  const index = indexPages(facts.permalinks);
  return pages.map((page) => {
    const { permalink, title } = page;
    const html = readFileSync(builtFile(outDir, permalink.slice(baseUrl.length)), 'utf8');
    const text = convertPage(html, {
      page: permalink,
      title,
      words,
      demoSources,
      resolveLink: (href) => copyLink(href, permalink, siteUrl, index),
    });
    return `${frontMatter(page, siteUrl)}\n${text}`;
  });
}
