import React, { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { DemoInfo } from '../../../../src/lib/demo';
import { LINKS } from '@site/src/lib/links';
import useOnDemand from '../../../../src/lib/useOnDemand';
import { whenIdle } from '../../../../src/lib/when-idle';
import { whenNear } from './activity';
import Drawing from './Drawing';
import { demoId } from './Panel/address';
import * as sleeping from './Panel/Sleeping';
import { sizeOf } from './size';
import StandIn from './StandIn';
import styles from './styles.module.css';
import { useChoice } from '../../../../src/lib/useChoice';
import { useStandIn } from './useStandIn';
import { useWaking } from './useWaking';

const importPanel = () => import('./Panel');

interface Props {
  /** What the build knows about the demo; the page's author writes its name only. */
  data?: DemoInfo;
}

/** Width from which a demo has its source in view: the phone beside it, or the whole in one screen, in pixels. */
const WIDE = 704;

/**
 * A demo with its sources. This part is in every page's script, so it only keeps the place, and shows in it
 * what was drawn at build; the controls, the live page and the sources are fetched once the reader comes near.
 */
export default function Demo({ data }: Props): ReactNode {
  const heading = useId();
  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [mode, chooseMode] = useChoice('mode');
  const [framework] = useChoice('framework');
  const [reloads, setReloads] = useState(0);
  const [live, setLive] = useState('');
  const [isPanelWanted, setPanelWanted] = useState(false);
  const [panel, load] = useOnDemand(importPanel);
  const { wakefulness, uses, wake } = useWaking(figure);
  const parts = typeof panel === 'object' ? panel.component : undefined;
  const want = useCallback(() => setPanelWanted(true), []);
  const onFocusLost = useStandIn(figure, parts !== undefined, { mode, framework }, want);
  const isWanted = wakefulness !== 'asleep' || isPanelWanted;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  // On wide screens the source stands beside the demo, and loads when the demo is near the window
  useEffect(() => {
    const element = figure.current;
    if (!element || element.clientWidth < WIDE) return undefined;
    return whenNear(element, () => whenIdle(want, { timeout: 2000 }));
  }, [want]);
  if (!data) throw new Error('<Demo> has no data: its remark plugin is not set up for this page');
  // What the stage shows: a mode, and how often the reader has asked for a fresh start
  const shown = `${mode}#${reloads}`;
  const reload = (): void => {
    wake();
    setReloads((count) => count + 1);
  };
  return (
    <div className={styles.around}>
      <figure
        ref={figure}
        id={demoId(data)}
        className={clsx(styles.demo, data.device === 'phone' && styles.beside)}
        style={sizeOf(data)}
        aria-labelledby={heading}
      >
        <figcaption className={styles.title} id={heading}>
          {data.title}
        </figcaption>
        {parts ? (
          <parts.Controls data={data} mode={mode} onMode={chooseMode} onReload={reload} />
        ) : (
          <StandIn part={sleeping.Controls} onFocusLost={onFocusLost} />
        )}
        <div
          className={clsx(styles.stage, data.device === 'phone' && styles.plane)}
          onPointerEnter={wake}
        >
          <div
            ref={stage}
            className={clsx(data.device === 'phone' ? styles.phone : styles.plain, styles[mode])}
          >
            {live !== shown && (
              <div ref={drawing}>
                <Drawing data={data} mode={mode} />
              </div>
            )}
            {parts && wakefulness === 'awake' && (
              <parts.Live
                key={shown}
                data={data}
                mode={mode}
                drawing={drawing}
                uses={uses}
                onShown={() => setLive(shown)}
                onRetry={reload}
              />
            )}
          </div>
        </div>
        {parts ? (
          <parts.Sources data={data} mode={mode} stage={stage} />
        ) : (
          <div className={styles.place}>
            <StandIn part={sleeping.Sources} onFocusLost={onFocusLost} />
            {panel === 'failed' && (
              <button type="button" className="button button--secondary" onClick={load}>
                <Translate id="site.demo.retry" description="Button of a demo that did not load">
                  Load the demo again
                </Translate>
              </button>
            )}
            <p className="without-app">
              <a href={data.page}>{data.title}</a>
              {' · '}
              <a href={`${LINKS.demos}/${data.name}`}>
                <Translate
                  id="site.demo.sourceFolder"
                  description="Link to the files of a demo, where scripts do not run"
                >
                  Source
                </Translate>
              </a>
            </p>
          </div>
        )}
      </figure>
    </div>
  );
}
