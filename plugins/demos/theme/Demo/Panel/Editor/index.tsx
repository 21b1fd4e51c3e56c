import React, { useEffect, useId, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { DemoInfo, Mode } from '../../../../../../src/lib/demo';
import { SOURCES } from '@site/src/lib/frameworks';
import Copy from '../Copy';
import type { SetCover } from '../Live';
import EditedPage, { type Run } from './EditedPage';
import styles from './styles.module.css';
import { useCodeField } from './useCodeField';

/** Time without a key after which the code runs, in milliseconds. */
const PAUSE = 400;

interface Props {
  data: DemoInfo;
  /** The source as its author wrote it. */
  source: string;
  /** The source as the reader has left it. */
  text: string;
  onText: (text: string) => void;
  onCover: SetCover;
}

/** The last text that stood for a while, as something that runs. */
function useRun(text: string): Run {
  const [run, setRun] = useState<Run>({ id: 1, markup: text });
  useEffect(() => {
    const timer = setTimeout(
      () => setRun((last) => (last.markup === text ? last : { id: last.id + 1, markup: text })),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return run;
}

/** An editor for the source of a demo, with the demo as it then is in the place of the live page. */
export default function Editor({ data, source, text: first, onText, onCover }: Props): ReactNode {
  const help = useId();
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState<string>();
  const run = useRun(text);
  const isChanged = text !== source;
  const label = translate(
    {
      id: 'site.demo.editor',
      message: 'Code of the demo: {title}',
      description: 'Name of the field with the source of a demo, for screen readers',
    },
    { title: data.title },
  );
  const write = (next: string): void => {
    setText(next);
    onText(next);
  };
  const { host, replace } = useCodeField({ value: first, label, help, onText: write });

  useEffect(() => {
    onCover(() => (mode: Mode) => (
      <EditedPage data={data} mode={mode} run={run} onProblem={setProblem} />
    ));
  }, [data, run, onCover]);
  useEffect(() => () => onCover(undefined), [onCover]);

  return (
    <div className={styles.editor}>
      <div className={styles.head}>{SOURCES.javascript.file}</div>
      <Copy text={text} />
      <div className={styles.tools}>
        <p id={help} className={styles.help}>
          <Translate id="site.demo.leave" description="How the keyboard leaves the editor">
            Esc, then Tab: leave the editor
          </Translate>
        </p>
        {isChanged && (
          <p className={styles.changed}>
            <Translate
              id="site.demo.changed"
              description="Beside the code of a demo that the reader has changed"
            >
              Changed
            </Translate>
          </p>
        )}
        <button
          type="button"
          className={styles.reset}
          disabled={!isChanged}
          onClick={() => replace(source)}
        >
          <Translate
            id="site.demo.reset"
            description="Button that takes back all changes to a demo"
          >
            Reset
          </Translate>
        </button>
      </div>
      <div ref={host} className={styles.field} />
      <p className={styles.problem} role="status">
        {problem === ''
          ? translate({
              id: 'site.demo.noFile',
              message: 'A file could not be loaded.',
              description: 'Shown where the code of a reader asks for a file that does not come',
            })
          : problem}
      </p>
    </div>
  );
}
