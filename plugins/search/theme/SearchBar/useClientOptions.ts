import { useMemo } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ClientOptions } from '../../client';

/** What the search client must know of the site. */
export function useClientOptions(): ClientOptions {
  const { algolia } = useAlgoliaThemeConfig();
  const { siteConfig } = useDocusaurusContext();
  const latest = useAllDocsData().default?.versions.find(({ isLast }) => isLast);
  const { baseUrl } = siteConfig;
  const defaultTag = `docs-default-${latest?.name ?? 'current'}`;
  const { appId, apiKey, indexName } = algolia;
  return useMemo(
    () => ({ appId, apiKey, indexName, baseUrl, defaultTag }),
    [appId, apiKey, indexName, baseUrl, defaultTag],
  );
}
