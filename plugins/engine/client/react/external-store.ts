import { useLayoutEffect, useState, useSyncExternalStore as useStore } from 'preact/compat';
import { isTakingOver } from '../taking-over';

/**
 * React's hook of that name. Preact's takes no notice of the third function: what it shows first is what the
 * browser knows, and attributes in the server's HTML that differ, such as addresses of links, stay as they are.
 *
 * @param subscribe is given what to call when the store changes
 * @param getSnapshot what the store holds
 * @param getServerSnapshot what it held on the server; first shown where a served page is taken over
 */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
  getServerSnapshot?: () => T,
): T {
  const now = useStore(subscribe, getSnapshot);
  const [served, setServed] = useState(() =>
    isTakingOver() && getServerSnapshot ? { value: getServerSnapshot() } : undefined,
  );
  useLayoutEffect(() => setServed(undefined), []);
  return served ? served.value : now;
}
