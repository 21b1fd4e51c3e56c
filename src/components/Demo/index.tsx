import React, { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { DemoInfo } from '../../../plugins/demos/types';
import useOnDemand from '../useOnDemand';
import { sizeOf } from './size';
import styles from './styles.module.css';

const importPanel = () => import('./Panel');

interface Props {
  /** What the build knows about the demo; the page's author writes its name only. */
  data?: DemoInfo;
}

/** Distance at which a demo begins to load: about half a screen, so that it is there when it is seen. */
const NEAR = '400px 0px';

/** Share of a demo that must be in view to load it before the reader has done anything. */
const SEEN = 0.25;

/** The reader's first sign of life, by whatever means; focus counts because a demo can be tabbed to. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** Calls back once, at the reader's first sign of life. */
function whenAlive(then: () => void): () => void {
  const stop = (): void => {
    for (const name of SIGNS) window.removeEventListener(name, alive);
  };
  const alive = (): void => {
    stop();
    then();
  };
  for (const name of SIGNS) window.addEventListener(name, alive, { passive: true });
  return stop;
}

/** Calls back once, when the element is in view as the observer's options say. */
function whenInView(
  element: Element,
  options: IntersectionObserverInit,
  then: () => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) then();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once, when the page has loaded and a demo is wanted: when it is seen, or, as soon as the
 * reader has begun to move about the page, when it is near the viewport.
 */
function whenWanted(element: Element, then: () => void): () => void {
  const stops: (() => void)[] = [];
  const stop = (): void => {
    for (const each of stops) each();
  };
  const wanted = (): void => {
    stop();
    then();
  };
  const start = (): void => {
    stops.push(
      whenInView(element, { threshold: SEEN }, wanted),
      whenAlive(() => stops.push(whenInView(element, { rootMargin: NEAR }, wanted))),
    );
  };
  // What the page itself needs comes first
  if (document.readyState === 'complete') start();
  else {
    window.addEventListener('load', start, { once: true });
    stops.push(() => window.removeEventListener('load', start));
  }
  return stop;
}

/**
 * A live demo with its sources. This part is in every page's script, so it only keeps the place: all
 * that a demo needs is fetched when it comes near the viewport, into space that is reserved for it.
 */
export default function Demo({ data }: Props): ReactNode {
  const heading = useId();
  const figure = useRef<HTMLElement>(null);
  const [panel, load] = useOnDemand(importPanel);
  useEffect(() => (figure.current ? whenWanted(figure.current, load) : undefined), [load]);
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
        <panel.component data={data} />
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
