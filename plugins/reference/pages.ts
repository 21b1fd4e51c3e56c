import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PageFinder } from './markdown/links';

const CURRENT = 'current';

/** Where a page is: its docs version and its path in the version's tree, without extension. */
export interface PageLocation {
  version: string;
  page: string;
}

const TREES = [
  /^docs\/(?<page>.+)$/,
  /^versioned_docs\/version-(?<version>[^/]+)\/(?<page>.+)$/,
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|version-(?<version>[^/]+))\/(?<page>.+)$/,
];

/**
 * Tells the docs version of a file from its path.
 *
 * @param siteDir the site's root
 * @param file absolute path of the file
 * @returns nothing where the file is in none of the trees
 */
export function locatePage(siteDir: string, file: string): PageLocation | undefined {
  const path = relative(siteDir, file).split(sep).join('/');
  const groups = TREES.map((tree) => tree.exec(path)?.groups).find((found) => found);
  if (groups?.page === undefined) return undefined;
  return { version: groups.version ?? CURRENT, page: groups.page.replace(/\.mdx?$/, '') };
}

/**
 * Finds pages by the files of a version's tree.
 *
 * @param siteDir the site's root
 * @param version `current` or the name of a version
 */
export function createPageFinder(siteDir: string, version: string): PageFinder {
  const root = join(siteDir, version === CURRENT ? 'docs' : `versioned_docs/version-${version}`);
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
