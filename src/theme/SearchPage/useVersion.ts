import { useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useAllDocsData, useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';

const PARAMETER = 'version';

/**
 * The docs version that is searched: the one in the address if there is such a version, by its name or
 * its label, else the one that the reader reads. It is written back to the address, so that a link to
 * results leads to the same results.
 */
export function useVersion(): [version: string, setVersion: (name: string) => void] {
  const candidates = useDocsVersionCandidates('default');
  const versions = useAllDocsData().default?.versions;
  const history = useHistory();
  const location = useLocation();
  const [version, setVersion] = useState(candidates[0]?.name ?? '');
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(PARAMETER);
    const known = versions?.find(({ name, label }) => name === asked || label === asked);
    if (known) setVersion(known.name);
  }, [location.search, versions]);
  const pick = (name: string): void => {
    setVersion(name);
    const params = new URLSearchParams(location.search);
    params.set(PARAMETER, name);
    history.replace({ search: params.toString() });
  };
  return [version, pick];
}
