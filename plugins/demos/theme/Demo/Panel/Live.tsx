import React, { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type { DemoInfo, DemoUse, Mode } from '../../../../../src/lib/demo';
import { frameTitle } from '../frameTitle';
import { pageHeight } from '../size';
import { liveAddress } from './address';
import Failed from './Failed';
import { replay, isHeld } from './replay';
import styles from './styles.module.css';
import { useLivePage } from './useLivePage';

interface Props {
  data: DemoInfo;
  mode: Mode;
  /** What is shown until the live page is ready. */
  drawing: RefObject<HTMLElement>;
  /** What the reader has done with the drawing. */
  uses: RefObject<DemoUse[]>;
  /** The live page has taken the place of the drawing. */
  onShown: () => void;
  onRetry: () => void;
}

/** How often a pointer that holds the drawing is looked at, in milliseconds. */
const HELD = 50;

/**
 * The live page in its frame, over the drawing: unseen until it is ready, and until no pointer holds the
 * drawing. Then it does again what the reader has done with the drawing, and takes its place.
 */
export default function Live(props: Props): ReactNode {
  const { data, mode, drawing, uses, onShown, onRetry } = props;
  const { colorMode } = useColorMode();
  // A later change is told to the page, which need not load again for it
  const [firstPalette] = useState(colorMode);
  const [isShown, setShown] = useState(false);
  const address = liveAddress(data, mode, firstPalette, true);
  const { frame, state, onLoad } = useLivePage(address, colorMode);

  useEffect(() => {
    if (state !== 'ready' || isShown) return undefined;
    const show = (): void => {
      if (isHeld(uses.current ?? [])) return;
      clearTimeout(first);
      clearInterval(timer);
      if (frame.current) replay(drawing.current, frame.current, uses.current?.splice(0) ?? []);
      // At once: a Tab into the drawing between this and its end would lose the focus with it
      flushSync(() => {
        setShown(true);
        onShown();
      });
    };
    // In tasks, as React flushes nothing while it runs effects
    const first = setTimeout(show);
    const timer = setInterval(show, HELD);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [state, isShown, drawing, frame, uses, onShown]);

  return (
    <>
      <iframe
        ref={frame}
        className={clsx(styles.live, isShown && styles.shown)}
        style={{ height: pageHeight(data) }}
        src={address}
        // Nobody can tab into what is not seen yet; the drawing is there
        tabIndex={isShown ? undefined : -1}
        title={frameTitle(data.title)}
        data-live={isShown}
        onLoad={onLoad}
      />
      {state === 'loading' && (
        <span className="spoken" role="status">
          <Translate id="site.demo.loading" description="Spoken while a demo loads">
            Loading demo
          </Translate>
        </span>
      )}
      {state === 'failed' && (
        <Failed className={styles.over} onRetry={onRetry}>
          <Translate id="site.demo.failed" description="Shown where a demo failed to load">
            The demo could not be loaded.
          </Translate>
        </Failed>
      )}
    </>
  );
}
