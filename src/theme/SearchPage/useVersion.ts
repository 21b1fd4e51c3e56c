import { useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';

const PARAMETER = 'version';

/**
 * The docs version that is searched: the one in the address, else the one that the reader reads. It
 * is written back to the address, so that a link to results leads to the same results.
 */
export function useVersion(): [version: string, setVersion: (name: string) => void] {
  const candidates = useDocsVersionCandidates('default');
  const history = useHistory();
  const location = useLocation();
  const [version, setVersion] = useState(candidates[0]?.name ?? '');
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(PARAMETER);
    if (asked) setVersion(asked);
  }, [location.search]);
  const pick = (name: string): void => {
    setVersion(name);
    const params = new URLSearchParams(location.search);
    params.set(PARAMETER, name);
    history.replace({ search: params.toString() });
  };
  return [version, pick];
}
