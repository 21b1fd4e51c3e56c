import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { EDIT_PAGE } from '../../../../scripts';
import type { DemoInfo, DemoMessage, Mode } from '../../../../../../src/lib/demo';
import { frameTitle } from '../../frameTitle';
import { pageHeight } from '../../size';
import { liveAddress } from '../address';
import styles from './styles.module.css';

/** The code as it was at some time. Each has a page of its own, which is shown once it is ready. */
export interface Run {
  id: number;
  markup: string;
}

interface Props {
  data: DemoInfo;
  mode: Mode;
  run: Run;
  /** Told what went wrong in the newest page, and nothing when it starts. */
  onProblem: (problem: string | undefined) => void;
}

/** Time after which a page that has not said that it is ready is shown as it is, in milliseconds. */
const PATIENCE = 4000;

const ignore = (): void => undefined;

/** One page of the reader's, in a sandbox: it has scripts, and neither the origin of the site nor its storage. */
function Frame({
  data,
  mode,
  run,
  isShown,
  onReady,
  onProblem,
}: Props & { isShown: boolean; onReady: (id: number) => void }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { colorMode } = useColorMode();
  const [firstPalette] = useState(colorMode);
  const { id, markup } = run;

  // At once: the frame speaks first, as soon as its page is there
  useIsomorphicLayoutEffect(() => {
    const ready = (): void => onReady(id);
    const timer = setTimeout(ready, PATIENCE);
    const listen = ({ source, data: said }: MessageEvent<DemoMessage | null>): void => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target || !said) return;
      if (said.demo === 'waiting') {
        const { title, layout, opens } = data;
        // Without an origin the page cannot be named
        target.postMessage({ page: { markup, title, layout, opens } }, '*');
      }
      if (said.demo === 'ready') ready();
      if (said.demo === 'failed') onProblem(said.reason ?? '');
    };
    onProblem(undefined);
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [data, id, markup, onReady, onProblem]);

  useEffect(() => {
    if (isShown) frame.current?.contentWindow?.postMessage({ palette: colorMode }, '*');
  }, [colorMode, isShown]);

  const address = liveAddress(data, mode, firstPalette, true);
  return (
    <iframe
      ref={frame}
      className={clsx(styles.frame, isShown && styles.shown)}
      style={{ height: pageHeight(data) }}
      src={address.replace(/[^/]+\/[^/]+\.html/, EDIT_PAGE)}
      sandbox="allow-scripts"
      tabIndex={isShown ? undefined : -1}
      title={frameTitle(data.title)}
      data-edited={isShown}
    />
  );
}

/** What the reader has made of a demo, running: the newest page that is ready, and the next one behind it. */
export default function EditedPage(props: Props): ReactNode {
  const { run, data, mode, onProblem } = props;
  const [shown, setShown] = useState<Run>();
  const [ready, setReady] = useState(0);
  useEffect(() => {
    if (ready === run.id) setShown(run);
  }, [ready, run]);
  const runs = shown && shown.id !== run.id ? [shown, run] : [run];
  return (
    <>
      {runs.map((one) => (
        <Frame
          key={one.id}
          data={data}
          mode={mode}
          run={one}
          isShown={one.id === shown?.id}
          onReady={setReady}
          onProblem={one === run ? onProblem : ignore}
        />
      ))}
    </>
  );
}
