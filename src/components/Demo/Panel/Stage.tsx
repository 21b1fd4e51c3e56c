import React, { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useColorMode } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { DemoInfo, Mode } from '../../../../plugins/demos/types';
import { pageHeight } from '../size';
import styles from './styles.module.css';
import { useLivePage } from './useLivePage';

interface Props {
  data: DemoInfo;
  mode: Mode;
  /** Raised to load the page again. */
  turn: number;
  onRetry: () => void;
}

/**
 * Address of the live page in a mode and a palette.
 *
 * @param device the outline that it is shown in, if any
 */
export function liveAddress(
  { page }: DemoInfo,
  mode: Mode,
  palette: string,
  device?: DemoInfo['device'],
): string {
  const query = { 'ionic:mode': mode, palette, ...(device === 'phone' && { device }) };
  return `${page}?${new URLSearchParams(query)}`;
}

/** The live page in its frame, and over it what is to be said while it is not there. */
export default function Stage({ data, mode, turn, onRetry }: Props): ReactNode {
  const { colorMode } = useColorMode();
  // A later change is told to the page, which need not load again for it
  const [firstPalette] = useState(colorMode);
  const address = liveAddress(data, mode, firstPalette, data.device);
  const { frame, state, onLoad } = useLivePage(`${address}#${turn}`, colorMode);
  return (
    <div className={styles.stage}>
      <div className={clsx(data.device === 'phone' ? styles.phone : styles.plain, styles[mode])}>
        <iframe
          key={`${address}#${turn}`}
          ref={frame}
          className={clsx(styles.frame, state === 'ready' && styles.ready)}
          style={{ height: pageHeight(data) }}
          src={address}
          title={translate(
            {
              id: 'site.demo.frame',
              message: 'Live demo: {title}',
              description: 'Name of the frame with a live demo, for screen readers',
            },
            { title: data.title },
          )}
          onLoad={onLoad}
        />
      </div>
      {state === 'loading' && (
        <div className={styles.over} role="status">
          <span className={styles.spinner} aria-hidden="true" />
          <span className={styles.spoken}>
            <Translate id="site.demo.loading" description="Spoken while a demo loads">
              Loading demo
            </Translate>
          </span>
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.over} role="alert">
          <p>
            <Translate id="site.demo.failed" description="Shown where a demo failed to load">
              The demo could not be loaded.
            </Translate>
          </p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            <Translate id="site.demo.again" description="Button that loads a demo again">
              Retry
            </Translate>
          </button>
        </div>
      )}
    </div>
  );
}
