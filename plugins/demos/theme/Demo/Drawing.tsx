import React, { type ReactNode } from 'react';
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

/**
 * The demo as it was drawn at build: a page of HTML and CSS for each mode, of which the browser loads the one
 * that shows, once it is near. Before the app runs, the style sheet of the reader's choice decides which.
 */
export default function Drawing({ data, mode }: Props): ReactNode {
  return (
    <>
      <i hidden className={choiceClasses.row('mode', MODES)} />
      <div>
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
