import { useCallback, useEffect } from 'react';
import useOnDemand from '../../../../../src/lib/useOnDemand';
import type { DemoInfo, DemoSources } from '../../../../../src/lib/demo';

async function fetchSources(url: string): Promise<{ default: DemoSources }> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { default: (await response.json()) as DemoSources };
}

/** The sources of a demo, as far as they are here; the function tries again after a failure. */
export function useSources({
  sources: url,
}: DemoInfo): [sources: DemoSources | 'failed' | undefined, retry: () => void] {
  const [loaded, load] = useOnDemand(useCallback(() => fetchSources(url), [url]));
  useEffect(load, [load]);
  return [typeof loaded === 'object' ? loaded.component : loaded, load];
}
