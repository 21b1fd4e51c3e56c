import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { RouteConfig } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import type { Canonical } from '../plugins/docs/types';

type SitemapOptions = Exclude<NonNullable<PresetOptions['sitemap']>, false>;

/** The list of posts has no file of its own, and is a page that people look for all the same. */
const LISTS = ['@theme/BlogListPage'];

/**
 * The routes that a sitemap lists: those with a text of their own, and each text once. Lists of tags, authors
 * and years, and the search, only lead to other pages; an older version's page stands back behind the newest
 * one's about the same.
 */
function listedRoutes(routes: RouteConfig[]): RouteConfig[] {
  return flattenRoutes(routes).filter(({ component, metadata }) => {
    const { sourceFilePath, canonical }: { sourceFilePath?: string } & Canonical = metadata ?? {};
    if (canonical !== undefined) return false;
    return sourceFilePath !== undefined || LISTS.includes(component);
  });
}

/** Options of the sitemap plugin. Search engines pay no heed to how often a page changes, or how much it counts. */
export const sitemapOptions: SitemapOptions = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: ({ routes, siteConfig, defaultCreateSitemapItems }) =>
    defaultCreateSitemapItems({ siteConfig, routes: listedRoutes(routes) }),
};
