import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { drawnPath, type DemoInfo, type Mode } from '../../lib/demo';
import { PLATFORMS } from '../../lib/frameworks';
import { frameTitle } from '@theme/Demo/frameTitle';
import { pageHeight } from '@theme/Demo/size';
import demo from '../../../plugins/demos/theme/Demo/styles.module.css';
import { useWaking } from '@theme/Demo/useWaking';
import useOnDemand from '../../lib/useOnDemand';
import styles from './styles.module.css';

const importLive = () => import('@theme/Demo/Panel/Live');

interface Props {
  data: DemoInfo;
  mode: Mode;
}

/** A phone with the app in one look: drawn at build, and live from its first use on. */
export default function Phone({ data, mode }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const [starts, setStarts] = useState(0);
  const [loaded, load] = useOnDemand(importLive);
  const { wakefulness, uses, wake } = useWaking(place);
  useEffect(() => {
    if (wakefulness !== 'asleep') load();
  }, [wakefulness, load]);
  const Live = typeof loaded === 'object' ? loaded.component : undefined;
  const title = `${data.title} (${PLATFORMS[mode]})`;
  return (
    <div ref={place} className={clsx(styles.phone, styles[mode])} onPointerEnter={wake}>
      <div className={clsx(demo.phone, demo[mode])}>
        {!isLive && (
          <div ref={drawing}>
            <iframe
              className={demo.frame}
              style={{ height: pageHeight(data) }}
              src={drawnPath(data.page, mode)}
              title={frameTitle(title)}
              loading="lazy"
            />
          </div>
        )}
        {Live && wakefulness === 'awake' && (
          <Live
            key={starts}
            data={{ ...data, title }}
            mode={mode}
            drawing={drawing}
            uses={uses}
            onShown={() => setLive(true)}
            onRetry={() => setStarts((count) => count + 1)}
          />
        )}
      </div>
      <p className={styles.platform}>{PLATFORMS[mode]}</p>
    </div>
  );
}
