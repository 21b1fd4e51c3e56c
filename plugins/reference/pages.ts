import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { placeOf, sourceTree, translatedTree } from '../../src/lib/docs-trees';
import type { PageFinder } from './markdown/links';

/** Where a page is: its docs version and its path in the version's tree, without extension. */
export interface PageLocation {
  version: string;
  page: string;
}

/**
 * Tells the docs version of a file from its path.
 *
 * @param siteDir the site's root
 * @param file absolute path of the file
 * @returns nothing where the file is in none of the trees
 */
export function locatePage(siteDir: string, file: string): PageLocation | undefined {
  const place = placeOf(relative(siteDir, file).split(sep).join('/'));
  return place && { version: place.version, page: place.file.replace(/\.mdx?$/, '') };
}

/** What packages still name, and what it is called now. */
export interface Moved {
  /** The page that stands for one that is gone. */
  page(page: string): string | undefined;
  /** The heading that stands for an anchor that is gone. */
  section(page: string, anchor: string, headings: readonly Heading[]): string | undefined;
}

interface Heading {
  id: string;
  text: string;
}

/** The title in the front matter, which stands alone on its line. */
const TITLE = /^title: (?<quote>["']?)(?<title>.+)\k<quote>$/m;

function headingsIn(text: string): Heading[] {
  return [...text.matchAll(/^#{2,} (.+?) \{#([\w-]+)\}$/gm)].map(([, heading = '', id = '']) => ({
    id,
    text: heading,
  }));
}

/**
 * Finds pages by the files of a version's tree.
 *
 * @param siteDir the site's root
 * @param version `current` or the name of a version
 * @param moved where pages and headings are that are not there any more
 * @param locale the language of titles, where the pages are translated; otherwise as in the source
 */
export function createPageFinder(
  siteDir: string,
  version: string,
  moved?: Moved,
  locale?: string,
): PageFinder {
  const trees = [
    ...(locale === undefined ? [] : [translatedTree(version, locale)]),
    sourceTree(version),
  ];
  const root = join(siteDir, sourceTree(version));
  const ownFile = (page: string): string | undefined =>
    ['.mdx', '.md', '/index.mdx', '/index.md']
      .map((end) => `${page}${end}`.replace(/^\//, ''))
      .find((path) => existsSync(join(root, path)));
  const fileOf = (page: string): string | undefined => {
    const now = moved?.page(page);
    return ownFile(page) ?? (now === undefined ? undefined : ownFile(now));
  };
  return {
    fileOf,
    anchorOf(page, anchor) {
      const file = fileOf(page);
      if (file === undefined) return undefined;
      const text = readFileSync(join(root, file), 'utf8');
      if (text.includes(`{#${anchor}}`)) return anchor;
      return moved?.section(file.replace(/(?:\/index)?\.mdx?$/, ''), anchor, headingsIn(text));
    },
    titleOf(file, anchor) {
      const path = trees.map((tree) => join(siteDir, tree, file)).find((own) => existsSync(own));
      if (path === undefined) return undefined;
      const text = readFileSync(path, 'utf8');
      return anchor === undefined
        ? TITLE.exec(text)?.groups?.title
        : headingsIn(text).find(({ id }) => id === anchor)?.text;
    },
  };
}
