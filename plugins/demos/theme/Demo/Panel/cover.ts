import { useEffect, useState, type ReactNode } from 'react';
import type { DemoInfo } from '../../../../../src/lib/demo';

/**
 * What lies over the live page of a demo. The source and the stage of a demo are parts of their own, and only the
 * editor, which is loaded later than both, has anything to put there.
 */
const covers = new WeakMap<DemoInfo, ReactNode>();
const listeners = new Set<() => void>();

/** Puts something over the live page of a demo, or takes it away. */
export function setCover(data: DemoInfo, cover: ReactNode): void {
  covers.set(data, cover);
  for (const listener of listeners) listener();
}

/** What lies over the live page of a demo now. */
export function useCover(data: DemoInfo): ReactNode {
  const [cover, setState] = useState(() => covers.get(data));
  useEffect(() => {
    const listener = (): void => setState(covers.get(data));
    listener();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [data]);
  return cover;
}
