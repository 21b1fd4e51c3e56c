import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type { DemoMessage } from '../../../../../src/lib/demo';
import { isFrom } from '../isFrom';

/** How far the live page has come. */
export type LiveState = 'loading' | 'ready' | 'failed';

/** After this time a page that has not said that it is ready counts as failed. */
const PATIENCE = 20_000;

/** Time after the frame's `load` event in which a demo has said that it started, in milliseconds. */
const REPORT = 500;

interface LivePage {
  frame: RefObject<HTMLIFrameElement>;
  state: LiveState;
  /** For the frame's `load` event: a page that is no demo, such as an error page, never reports. */
  onLoad: () => void;
}

/**
 * Listens to what a live page says about itself.
 *
 * @param address what the frame shows; a new one starts over
 * @param palette sent to the page whenever it changes
 */
export function useLivePage(address: string, palette: string): LivePage {
  const frame = useRef<HTMLIFrameElement>(null);
  const started = useRef(false);
  const loadTimer = useRef<ReturnType<typeof setTimeout>>();
  const [state, setState] = useState<LiveState>('loading');

  // At once: a page that comes from a disk or a cache speaks before the browser has painted
  useIsomorphicLayoutEffect(() => {
    started.current = false;
    setState('loading');
    const fail = (): void => setState((now) => (now === 'ready' ? now : 'failed'));
    const timer = setTimeout(fail, PATIENCE);
    const listen = (event: MessageEvent<DemoMessage | null>): void => {
      if (!isFrom(event, frame.current)) return;
      started.current = true;
      if (event.data?.demo === 'ready') setState('ready');
      if (event.data?.demo === 'failed') fail();
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      clearTimeout(loadTimer.current);
      window.removeEventListener('message', listen);
    };
  }, [address]);

  useEffect(() => {
    if (state === 'ready') frame.current?.contentWindow?.postMessage({ palette }, location.origin);
  }, [palette, state]);

  const onLoad = useCallback(() => {
    // Messages are delivered as tasks of their own, so those sent while the page loaded come first
    clearTimeout(loadTimer.current);
    loadTimer.current = setTimeout(() => {
      if (!started.current) setState('failed');
    }, REPORT);
  }, []);
  return { frame, state, onLoad };
}
