import type { ThemeConfig as AlgoliaThemeConfig } from '@docusaurus/theme-search-algolia';
import type { PluginOptions } from '../../plugins/search/options';
import type { SiteEnv } from './env';

/** The hosted index, and the name that the modal keeps recent searches under. */
export const INDEX_NAME = 'ionicframework';

/** Path of the search page, below the base path. */
export const SEARCH_PAGE = 'search';

/** Stands where the theme insists on keys that the embedded index does not have; nothing reads it. */
const NO_KEY = 'embedded';

/** What answers searches with these settings. */
export function searchMode(env: SiteEnv): PluginOptions['mode'] {
  if (env.algolia) return 'hosted';
  return env.router === 'hash' ? 'off' : 'embedded';
}

/** Options of the search plugin. */
export function searchOptions(env: SiteEnv): PluginOptions {
  return {
    mode: searchMode(env),
    ranks: [
      [/^(?:v7\/)?test\//, 10],
      [/^blog(?:\/|$)/, 55],
      [/^(?:v7\/)?reference\/(?:release-notes|glossary)$/, 60],
      [/^(?:v7\/)?contributing\//, 70],
      [/^(?:v7\/)?updating\//, 75],
      [/^(?:v7\/)?api$/, 40],
    ],
    parts: {
      en: { docs: 'Documentation', blog: 'Blog' },
      ja: { docs: 'ドキュメント', blog: 'ブログ' },
    },
  };
}

type Algolia = AlgoliaThemeConfig['algolia'];

/** What the theme's search components are told. */
export function algoliaConfig(
  env: SiteEnv,
): Partial<Algolia> & Pick<Algolia, 'appId' | 'apiKey' | 'indexName'> {
  const off = searchMode(env) === 'off';
  return {
    appId: env.algolia?.appId ?? NO_KEY,
    apiKey: env.algolia?.apiKey ?? NO_KEY,
    indexName: INDEX_NAME,
    contextualSearch: true,
    searchPagePath: off ? false : SEARCH_PAGE,
  };
}
