import React, {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import Translate from '@docusaurus/Translate';
import type { DemoInfo } from '../../../plugins/demos/types';
import type PanelType from './Panel';
import { sizeOf } from './size';
import styles from './styles.module.css';

interface Props {
  /** What the build knows about the demo; the page's author writes its name only. */
  data?: DemoInfo;
}

/** Distance at which a demo begins to load: about half a screen, so that it is there when it is seen. */
const NEAR = '400px 0px';

/** Calls back once, when the page has loaded and the element is near the viewport. */
function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  const start = (): void => observer.observe(element);
  // What the page itself needs comes first
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    observer.disconnect();
  };
}

/**
 * A live demo with its sources. This part is in every page's script, so it only keeps the place: all
 * that a demo needs is fetched when it comes near the viewport, into space that is reserved for it.
 */
export default function Demo({ data }: Props): ReactNode {
  const heading = useId();
  const figure = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<{ Panel: typeof PanelType } | 'failed'>();
  const load = useCallback(() => {
    setPanel(undefined);
    import('./Panel').then(
      ({ default: Panel }) => setPanel({ Panel }),
      () => setPanel('failed'),
    );
  }, []);
  useEffect(() => (figure.current ? whenNear(figure.current, load) : undefined), [load]);
  if (!data) throw new Error('<Demo> has no data: its remark plugin is not set up for this page');
  return (
    <figure
      ref={figure}
      className={styles.demo}
      style={sizeOf(data) as CSSProperties}
      aria-labelledby={heading}
    >
      <figcaption className={styles.title} id={heading}>
        {data.title}
      </figcaption>
      {typeof panel === 'object' ? (
        <panel.Panel data={data} />
      ) : (
        <div className={styles.place}>
          {panel === 'failed' && (
            <button type="button" className="button button--secondary" onClick={load}>
              <Translate id="site.demo.retry" description="Button of a demo that did not load">
                Load the demo again
              </Translate>
            </button>
          )}
          <noscript>
            <a href={data.page}>{data.title}</a>
          </noscript>
        </div>
      )}
    </figure>
  );
}
