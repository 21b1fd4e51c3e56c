import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { DemoMessage, DemoUse } from '../../../../src/lib/demo';
import { whenIdle } from '../../../../src/lib/when-idle';
import { whenActive, whenNear } from './activity';
import { isFrom } from './isFrom';

/** A browser that is never idle wakes it after this long. */
const AT_LATEST = { timeout: 2000 };

/** How a demo stands: drawn only, about to be used by a reader who is near, or in use. */
export type Wakefulness = 'asleep' | 'near' | 'awake';

interface Waking {
  wakefulness: Wakefulness;
  /** What the reader has done with the drawing since the demo woke, oldest first; emptied by its reader. */
  uses: RefObject<DemoUse[]>;
  wake: () => void;
}

/**
 * Wakes a demo: at the first use of its drawing, or, once the reader has begun to move about the page and
 * the demo is near the viewport, as soon as the browser is idle.
 *
 * @param figure the demo, whose frames tell what is done with them
 */
export function useWaking(figure: RefObject<HTMLElement>): Waking {
  const uses = useRef<DemoUse[]>([]);
  const [wakefulness, setWakefulness] = useState<Wakefulness>('asleep');
  const wake = useCallback(() => setWakefulness('awake'), []);

  useEffect(() => {
    const element = figure.current;
    if (!element) return undefined;
    const frames = (): HTMLIFrameElement[] => [...element.querySelectorAll('iframe')];
    const listen = (event: MessageEvent<Partial<DemoMessage> | null>): void => {
      const { data } = event;
      if (data?.demo !== 'used') return;
      if (!frames().some((frame) => isFrom(event, frame))) return;
      uses.current.push((data as { use: DemoUse }).use);
      wake();
    };
    window.addEventListener('message', listen);
    // A frame whose page is not loaded yet, or has nothing that takes the focus, tells of none and is not scrolled to
    const follow = (): void => {
      const frame = frames().find((one) => one === document.activeElement);
      if (!frame) return;
      wake();
      const { top, bottom } = frame.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) frame.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('blur', follow);
    // What was done before this script ran; a demo out of sight has not been used
    const ask = (): void => {
      for (const { contentWindow } of frames()) {
        contentWindow?.postMessage({ demo: 'listening' }, location.origin);
      }
    };
    const stops = [
      whenNear(element, ask),
      whenActive(() =>
        stops.push(
          whenNear(element, () => {
            setWakefulness((now) => (now === 'asleep' ? 'near' : now));
            stops.push(whenIdle(wake, AT_LATEST));
          }),
        ),
      ),
    ];
    return () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('blur', follow);
      for (const stop of stops) stop();
    };
  }, [figure, wake]);

  return { wakefulness, uses, wake };
}
