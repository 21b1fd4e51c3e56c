import React, { useRef, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { DemoInfo } from '../../../../../src/lib/demo';
import useOnDemand from '../../../../../src/lib/useOnDemand';
import { EditButton } from './buttons';
import Failed from './Failed';
import type { SetCover } from './Live';
import styles from './styles.module.css';

const importEditor = () => import(/* webpackChunkName: "demo-editor" */ './Editor');

interface Editing {
  /** Opens and closes the editor; nothing for a source that does not run in the page. */
  button: ReactNode;
  /** The editor in the place of the source; nothing while it is closed. */
  editor: ReactNode;
  /** What the reader has made of the source, if anything. */
  written: () => string | undefined;
}

/**
 * The source of a demo as the reader changes it, with the demo running as it then is. Nothing of it is loaded before
 * the reader asks for it.
 *
 * @param source of the live page, while that is the source which is shown
 */
export function useEditing(data: DemoInfo, source: string | undefined, onCover: SetCover): Editing {
  const [loaded, load] = useOnDemand(importEditor);
  const [isOpen, setOpen] = useState(false);
  const text = useRef<string>();
  if (source === undefined) {
    return { button: null, editor: null, written: () => undefined };
  }
  const toggle = (): void => {
    if (!isOpen) load();
    setOpen(!isOpen);
  };
  const Editor = typeof loaded === 'object' ? loaded.component : undefined;
  return {
    button: <EditButton aria-pressed={isOpen} onClick={toggle} />,
    editor: isOpen && (Editor || loaded === 'failed') && (
      <>
        {loaded === 'failed' && (
          <Failed className={styles.note} onRetry={load}>
            <Translate id="site.demo.noEditor" description="Shown where the editor did not load">
              The editor could not be loaded.
            </Translate>
          </Failed>
        )}
        {Editor && (
          <Editor
            data={data}
            source={source}
            text={text.current ?? source}
            onCover={onCover}
            onText={(next) => {
              text.current = next;
            }}
          />
        )}
      </>
    ),
    written: () => (isOpen ? text.current : undefined),
  };
}
