/** Name that Docusaurus gives to the version whose pages are in `docs`. */
export const CURRENT = 'current';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Where a page of the documentation is. */
interface PagePlace {
  /** The docs version, as Docusaurus names it. */
  version: string;
  /** The locale that it is translated into; absent from a source page. */
  locale?: string;
  /** Its path in its tree, with extension. */
  file: string;
}

const TREES = [
  /^docs\/(?<file>.+)$/,
  /^versioned_docs\/version-(?<version>[^/]+)\/(?<file>.+)$/,
  new RegExp(
    `^i18n/(?<locale>[^/]+)/${DOCS_PLUGIN}/(?:current|version-(?<version>[^/]+))/(?<file>.+)$`,
  ),
];

/**
 * Folder with the source pages of a docs version, where Docusaurus looks for them.
 *
 * @param version name of the version
 * @returns a path relative to the site's root, with forward slashes
 */
export function sourceTree(version: string): string {
  return version === CURRENT ? 'docs' : `versioned_docs/version-${version}`;
}

/** Folder with the translated pages of a docs version; otherwise like {@link sourceTree}. */
export function translatedTree(version: string, locale: string): string {
  return `i18n/${locale}/${DOCS_PLUGIN}/${version === CURRENT ? CURRENT : `version-${version}`}`;
}

/**
 * Tells where a page belongs from its path.
 *
 * @param path relative to the site's root, with forward slashes
 * @returns nothing for a file outside the trees
 */
export function placeOf(path: string): PagePlace | undefined {
  const groups = TREES.map((tree) => tree.exec(path)?.groups).find((found) => found);
  if (groups?.file === undefined) return undefined;
  return { version: groups.version ?? CURRENT, locale: groups.locale, file: groups.file };
}

/**
 * The version that a page belongs to.
 *
 * @param path relative to the site's root, with forward slashes
 * @returns nothing for a file of none of these versions
 */
export function versionOf<Version extends { name: string }>(
  path: string,
  versions: readonly Version[],
): Version | undefined {
  const place = placeOf(path);
  return versions.find(({ name }) => name === place?.version);
}
