import { useCallback, useState } from 'react';
import { loadLater } from './after-deployment';

/** A component that is there, or did not load; nothing before it was asked for, and while it loads. */
type OnDemand<Loaded> = { component: Loaded } | 'failed' | undefined;

/**
 * A component whose script is not part of the page's own. If it is gone since the site was deployed anew, the
 * page is loaded anew.
 *
 * @param load imports it; the same function each time
 * @returns how it stands, and a function that loads it, for the first time or once more
 */
export default function useOnDemand<Loaded>(
  load: () => Promise<{ default: Loaded }>,
): [state: OnDemand<Loaded>, start: () => void] {
  const [state, setState] = useState<OnDemand<Loaded>>();
  const start = useCallback(() => {
    setState(undefined);
    loadLater(load).then(
      ({ default: component }) => setState({ component }),
      () => setState('failed'),
    );
  }, [load]);
  return [state, start];
}
