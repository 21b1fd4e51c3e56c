import { useHistory } from '@docusaurus/router';
import { useAllDocsData, useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';
import { useQueryStringValue } from '@docusaurus/theme-common/internal';

const PARAMETER = 'version';

/**
 * The docs version that is searched: the one in the address if there is such a version, by its name or
 * its label, else the one that the reader has chosen, else the newest. A choice is written to the
 * address, so that a link to results leads to the same results.
 */
export function useVersion(): [version: string, setVersion: (name: string) => void] {
  const candidates = useDocsVersionCandidates('default');
  const versions = useAllDocsData().default?.versions;
  const history = useHistory();
  const asked = useQueryStringValue(PARAMETER);
  const known = versions?.find(({ name, label }) => name === asked || label === asked);
  const pick = (name: string): void => {
    const params = new URLSearchParams(history.location.search);
    params.set(PARAMETER, name);
    history.replace({ search: params.toString() });
  };
  return [known?.name ?? candidates[0]?.name ?? '', pick];
}
