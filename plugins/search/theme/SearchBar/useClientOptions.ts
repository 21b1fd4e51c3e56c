import { useMemo } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ClientOptions } from '../../client';

/** What the search client must know of the site. */
export function useClientOptions(): ClientOptions & { docusaurusVersion: string } {
  const { algolia } = useAlgoliaThemeConfig();
  const { siteConfig, siteMetadata } = useDocusaurusContext();
  const latest = useAllDocsData().default?.versions.find(({ isLast }) => isLast);
  const { docusaurusVersion } = siteMetadata;
  const { baseUrl } = siteConfig;
  const defaultTag = `docs-default-${latest?.name ?? 'current'}`;
  const { appId, apiKey, indexName } = algolia;
  return useMemo(
    () => ({ appId, apiKey, indexName, baseUrl, defaultTag, docusaurusVersion }),
    [appId, apiKey, indexName, baseUrl, defaultTag, docusaurusVersion],
  );
}
