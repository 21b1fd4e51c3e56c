import { useSyncExternalStore, type ReactNode } from 'react';
import type { DemoInfo, Mode } from '../../../../../src/lib/demo';

/** What lies over the live page of a demo in a mode: that page is made anew for each. */
type Cover = (mode: Mode) => ReactNode;

/**
 * The covers there are. The source and the stage of a demo are parts of their own, and only the editor, which is loaded
 * later than both, has anything to put there.
 */
const covers = new WeakMap<DemoInfo, Cover>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts something over the live page of a demo, or takes it away. */
export function setCover(data: DemoInfo, cover?: Cover): void {
  if (cover) covers.set(data, cover);
  else covers.delete(data);
  for (const listener of listeners) listener();
}

/** What lies over the live page of a demo now. */
export function useCover(data: DemoInfo, mode: Mode): ReactNode {
  return useSyncExternalStore(subscribe, () => covers.get(data))?.(mode);
}
