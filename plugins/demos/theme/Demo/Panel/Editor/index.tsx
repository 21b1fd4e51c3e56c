import React, {
  useEffect,
  useState,
  type MutableRefObject,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import { createPortal } from 'react-dom';
import Translate, { translate } from '@docusaurus/Translate';
import type { DemoInfo, Mode } from '../../../../../../src/lib/demo';
import { SOURCES } from '@site/src/lib/frameworks';
import Copy from '../Copy';
import EditedPage, { type Problem } from './EditedPage';
import styles from './styles.module.css';
import { useCodeField } from './useCodeField';

/** Time without a key after which the code runs, in milliseconds. */
const PAUSE = 400;

interface Props {
  data: DemoInfo;
  mode: Mode;
  /** The source as its author wrote it. */
  source: string;
  /** The source as the reader has left it. */
  text: string;
  onText: (text: string) => void;
  /** Whether the reader has just asked for it. */
  takesFocus: MutableRefObject<boolean>;
  /** The place of the live page, which the edited one covers. */
  stage: RefObject<HTMLElement>;
}

/** An editor for the source of a demo, with the demo as it then is in the place of the live page. */
export default function Editor({
  data,
  mode,
  source,
  text,
  onText,
  takesFocus,
  stage,
}: Props): ReactNode {
  const [markup, setMarkup] = useState(text);
  const [problem, setProblem] = useState<Problem>();
  const label = translate(
    {
      id: 'site.demo.editor',
      message: 'Code of the demo: {title}',
      description: 'Name of the field with the source of a demo, for screen readers',
    },
    { title: data.title },
  );
  const { host, replace } = useCodeField(text, label, onText, takesFocus);

  useEffect(() => {
    const timer = setTimeout(() => setMarkup(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className={styles.editor}>
      <div className={styles.head}>{SOURCES.javascript.file}</div>
      <Copy text={text} />
      <button
        type="button"
        className={clsx('button button--sm button--secondary', styles.reset)}
        disabled={text === source}
        onClick={() => replace(source)}
      >
        <Translate id="site.demo.reset" description="Button that takes back all changes to a demo">
          Reset
        </Translate>
      </button>
      <div ref={host} className={styles.field} />
      <p className={styles.problem} role="status">
        {problem?.markup === markup &&
          (problem.reason ||
            translate({
              id: 'site.demo.noFile',
              message: 'A file could not be loaded.',
              description: 'Shown where the code of a reader asks for a file that does not come',
            }))}
      </p>
      {stage.current &&
        createPortal(
          // Each mode has pages of its own
          <EditedPage key={mode} data={data} mode={mode} markup={markup} onProblem={setProblem} />,
          stage.current,
        )}
    </div>
  );
}
