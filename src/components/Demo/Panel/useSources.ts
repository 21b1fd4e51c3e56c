import { useCallback, useEffect, useState } from 'react';
import type { DemoInfo, DemoSources } from '../../../../plugins/demos/types';

/** The sources of a demo: on their way, here, or failed. */
export type SourcesState = DemoSources | 'loading' | 'failed';

/** Fetches the sources of a demo; the function tries again after a failure. */
export function useSources({ sources: url }: DemoInfo): [SourcesState, () => void] {
  const [state, setState] = useState<SourcesState>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setState('loading');
    fetch(url, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        setState((await response.json()) as DemoSources);
      })
      .catch(() => {
        if (!abort.signal.aborted) setState('failed');
      });
    return () => abort.abort();
  }, [url, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
