import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import { EDIT_PAGE } from '../../../../scripts';
import type { DemoInfo, DemoMessage, DemoOrder, Mode } from '../../../../../../src/lib/demo';
import { frameTitle } from '../../frameTitle';
import { pageHeight } from '../../size';
import { liveAddress } from '../address';
import styles from './styles.module.css';

/** What went wrong in a page. */
export interface Problem {
  markup: string;
  /** Nothing where a file did not load. */
  reason?: string;
}

interface Props {
  data: DemoInfo;
  mode: Mode;
  /** The code that runs. */
  markup: string;
  onProblem: (problem: Problem) => void;
}

/** Time after which a page that has not said that it is ready is shown as it is, in milliseconds. */
const PATIENCE = 4000;

/** Without an origin the page cannot be named. */
function tell(frame: HTMLIFrameElement | null, order: DemoOrder): void {
  frame?.contentWindow?.postMessage(order, '*');
}

/** One page of the reader's, in a sandbox: it has scripts, and neither the origin of the site nor its storage. */
function Frame({
  data,
  mode,
  markup,
  isShown,
  onReady,
  onProblem,
}: Props & { isShown: boolean; onReady: (markup: string) => void }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { colorMode } = useColorMode();
  // A later color mode is told to the page, which need not load again for it
  const [address] = useState(() => liveAddress(data, mode, colorMode, true));

  useEffect(() => {
    const ready = (): void => onReady(markup);
    const timer = setTimeout(ready, PATIENCE);
    const listen = ({ source, data: said }: MessageEvent<DemoMessage | null>): void => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (said?.demo === 'ready') ready();
      if (said?.demo === 'failed') onProblem({ markup, reason: said.reason });
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [markup, onReady, onProblem]);

  useEffect(() => {
    if (isShown) tell(frame.current, { palette: colorMode });
  }, [colorMode, isShown]);

  const { title, layout, opens } = data;
  return (
    <iframe
      ref={frame}
      className={clsx(styles.frame, isShown && styles.shown)}
      style={{ height: pageHeight(data) }}
      src={address.replace(/[^/]+\/[^/]+\.html/, EDIT_PAGE)}
      sandbox="allow-scripts"
      tabIndex={isShown ? undefined : -1}
      title={frameTitle(title)}
      data-edited={isShown}
      onLoad={() => tell(frame.current, { page: { markup, title, layout, opens } })}
    />
  );
}

/** What the reader has made of a demo, running: the newest page that is ready, and the next one behind it. */
export default function EditedPage(props: Props): ReactNode {
  const { markup } = props;
  const [shown, setShown] = useState<string>();
  return [...new Set([shown ?? markup, markup])].map((page) => (
    <Frame key={page} {...props} markup={page} isShown={page === shown} onReady={setShown} />
  ));
}
