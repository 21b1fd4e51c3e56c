import type { ThemeConfig as AlgoliaThemeConfig } from '@docusaurus/theme-search-algolia';
import type { PluginOptions } from '../plugins/search/options';
import { escapeRegexp } from '@docusaurus/utils';
import type { SiteEnv } from './env';
import { LOCALE_SETTINGS, type Locales } from './locales';
import { VERSIONS, type DocsVersion } from './versions';

/** The hosted index, and the name that the modal keeps recent searches under. */
export const INDEX_NAME = 'ionicframework';

/** Path of the search page, below the base path. */
const SEARCH_PAGE = 'search';

/** Stands where the theme insists on keys that the embedded index does not have; nothing reads it. */
const NO_KEY = 'embedded';

/** What answers searches with these settings. */
export function searchMode(env: SiteEnv): PluginOptions['mode'] {
  // There are no built pages to read, and what a hosted index has are addresses of another build
  if (env.router === 'hash') return 'off';
  return env.algolia ? 'hosted' : 'embedded';
}

/** Options of the search plugin. */
export function searchOptions(
  env: SiteEnv,
  versions: readonly DocsVersion[] = VERSIONS,
  locales: Locales = LOCALE_SETTINGS,
): PluginOptions {
  const paths = versions.flatMap(({ path }) => (path === '' ? [] : [`${escapeRegexp(path)}/`]));
  /** A path below that of any version. */
  const inDocs = (pattern: string): RegExp => new RegExp(`^(?:${paths.join('|')})?${pattern}`);
  return {
    mode: searchMode(env),
    ranks: [
      [inDocs('test/'), 10],
      [/^blog(?:\/|$)/, 55],
      [inDocs('reference/(?:release-notes|glossary)$'), 60],
      [inDocs('contributing/'), 70],
      [inDocs('updating/'), 75],
      [inDocs('api$'), 40],
    ],
    parts: Object.fromEntries(
      Object.entries(locales).map(([name, { searchParts }]) => [name, searchParts]),
    ),
  };
}

type Algolia = AlgoliaThemeConfig['algolia'];

/** What the theme's search components are told. */
export function algoliaConfig(
  env: SiteEnv,
): Partial<Algolia> & Pick<Algolia, 'appId' | 'apiKey' | 'indexName'> {
  return {
    appId: env.algolia?.appId ?? NO_KEY,
    apiKey: env.algolia?.apiKey ?? NO_KEY,
    indexName: INDEX_NAME,
    contextualSearch: true,
    searchPagePath: SEARCH_PAGE,
  };
}
