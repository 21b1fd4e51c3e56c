import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { placeOf, sourceTree } from '../../src/lib/docs-trees';
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

/**
 * Finds pages by the files of a version's tree.
 *
 * @param siteDir the site's root
 * @param version `current` or the name of a version
 */
export function createPageFinder(siteDir: string, version: string): PageFinder {
  const root = join(siteDir, sourceTree(version));
  const fileOf = (page: string): string | undefined =>
    (page === '' ? [] : [`${page}.mdx`, `${page}.md`])
      .concat([`${page}/index.mdx`, `${page}/index.md`].map((path) => path.replace(/^\//, '')))
      .find((path) => existsSync(join(root, path)));
  return {
    fileOf,
    hasAnchor(page, id) {
      const file = fileOf(page);
      return file !== undefined && readFileSync(join(root, file), 'utf8').includes(`{#${id}}`);
    },
  };
}
