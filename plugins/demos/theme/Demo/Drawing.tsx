import React, { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { drawnPath, MODES, type DemoInfo, type Mode } from '../../../../src/lib/demo';
import { choiceClasses } from '../../../../src/lib/choices';
import { frameTitle } from './frameTitle';
import { pageHeight } from './size';
import styles from './styles.module.css';

interface Props {
  data: DemoInfo;
  mode: Mode;
}

/** Paper takes a page as it is: a drawing that has not come is left out, and is there the next time. */
function usePaper() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const prepare = (): void => {
      const frame = box.current?.querySelector('iframe:not([hidden])') as HTMLIFrameElement | null;
      const isMissing = frame?.contentDocument?.URL === 'about:blank';
      box.current?.toggleAttribute('data-missing', isMissing);
      if (frame) frame.loading = 'eager';
    };
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  return box;
}

/**
 * The demo as it was drawn at build: a page of HTML and CSS for each mode, of which the browser loads the one
 * that shows, once it is near. Before the app runs, the style sheet of the reader's choice decides which.
 */
export default function Drawing({ data, mode }: Props): ReactNode {
  const box = usePaper();
  return (
    <>
      <i hidden className={choiceClasses.row('mode', MODES)} />
      <div ref={box}>
        {MODES.map((value) => (
          <iframe
            key={value}
            className={clsx(styles.frame, choiceClasses.item(value))}
            hidden={value !== mode}
            style={{ height: pageHeight(data) }}
            src={drawnPath(data.page, value)}
            title={frameTitle(data.title)}
            loading="lazy"
          />
        ))}
      </div>
    </>
  );
}
