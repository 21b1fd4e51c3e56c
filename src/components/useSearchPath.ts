import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { AVAILABLE } from '@site/plugins/search/client/mode';

/**
 * Gives the route of the search page, for a search in the version that the page belongs to.
 *
 * @returns nothing where nothing answers searches
 */
export function useSearchPath(): ((words: string) => string) | undefined {
  const { siteConfig } = useDocusaurusContext();
  const { activeVersion } = useActiveDocContext(undefined);
  if (!AVAILABLE) return undefined;
  // A route of the app: with the hash router, `useBaseUrl` would make it the address of a file
  const search = `${siteConfig.baseUrl}search`;
  const version =
    activeVersion && !activeVersion.isLast
      ? `&version=${encodeURIComponent(activeVersion.name)}`
      : '';
  return (words) => (words ? `${search}?q=${encodeURIComponent(words)}${version}` : search);
}
