import { useAllDocsData, useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { useQueryParameter } from '@site/src/lib/useQueryParameter';

/**
 * The docs version that is searched: the one in the address if there is such a version, by its name or
 * its label, else the one that the reader has chosen, else the newest. A choice is written to the
 * address, so that a link to results leads to the same results.
 */
export function useVersion(): [version: string, setVersion: (name: string) => void] {
  const candidates = useDocsVersionCandidates('default');
  const versions = useAllDocsData().default?.versions;
  const [asked, setVersion] = useQueryParameter('version');
  const known = versions?.find(({ name, label }) => name === asked || label === asked);
  return [known?.name ?? candidates[0]?.name ?? '', setVersion];
}
