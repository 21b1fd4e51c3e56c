import { useCallback, useEffect, useState } from 'react';
import { loadLater } from '@site/src/lib/after-deployment';
import type { DemoInfo, DemoSources } from '../../../../../src/lib/demo';

/** The sources of a demo: on their way, here, or failed. */
export type SourcesState = DemoSources | 'loading' | 'failed';

async function fetchSources(url: string): Promise<DemoSources> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as DemoSources;
}

/** Fetches the sources of a demo; the function tries again after a failure. */
export function useSources({ sources: url }: DemoInfo): [SourcesState, () => void] {
  const [state, setState] = useState<SourcesState>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setState('loading');
    loadLater(() => fetchSources(url))
      .then((sources) => {
        if (isWanted) setState(sources);
      })
      .catch(() => {
        if (isWanted) setState('failed');
      });
    return () => {
      isWanted = false;
    };
  }, [url, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
