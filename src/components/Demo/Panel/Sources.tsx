import React, { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { FRAMEWORKS, type DemoInfo, type Mode } from '../../../../plugins/demos/types';
import { SOURCES } from '@site/src/lib/frameworks';
import CodeBlock from '../../../theme/CodeBlock';
import { textOfHtml } from '../../../theme/CodeBlock/textOfHtml';
import { useChoice } from '../../useChoice';
import Choices from '../../Choices';
import { StackBlitzIcon } from './icons';
import styles from './styles.module.css';
import { useEditing } from './useEditing';
import { useFold } from './useFold';
import { useSources } from './useSources';

interface Props {
  data: DemoInfo;
  /** The look that a project of the source starts with. */
  mode: Mode;
}

function lineCount(html: string): number {
  return textOfHtml(html).trimEnd().split('\n').length;
}

/** The source with names for the lines that stand for its imports. */
export function withNamedFold(html: string): string {
  return html.replace(/data-imports="(\d+)"/g, (_, count: string) => {
    const name = translate(
      {
        id: 'site.demo.imports',
        message: '{count} imports',
        description: 'Line of a source that opens its import statements, such as "⋯ 3 imports"',
      },
      { count },
    );
    return `aria-label="${name}" data-name="⋯ ${name}"`;
  });
}

/** The source of a demo for the framework that the reader works with. */
export default function Sources({ data, mode }: Props): ReactNode {
  const [framework, onChoose] = useChoice('framework');
  const [sources, onRetry] = useSources(data);
  const panel = useId();
  const lines = typeof sources === 'object' ? lineCount(sources[framework]) : 0;
  const code = useRef<HTMLDivElement>(null);
  const { isLong, isUnfolded, setUnfolded } = useFold(code);
  const editing = useEditing(
    data,
    mode,
    typeof sources === 'object' && framework === 'javascript'
      ? textOfHtml(sources.javascript)
      : undefined,
  );
  const openProject = async (): Promise<void> => {
    if (typeof sources !== 'object') return;
    const { openDemo } = await import('./stackblitz');
    const source = editing.written() ?? textOfHtml(sources[framework]);
    openDemo(data, { framework, mode, source });
  };
  const isFoldable = isLong && !editing.editor;
  const labels = {
    project: translate({
      id: 'site.demo.stackblitz',
      message: 'Open in StackBlitz',
      description: 'Button that opens a project with the source of a demo; a product name',
    }),
    fold: translate({
      id: 'site.demo.fold',
      message: 'Show less',
      description: 'Button that hides most of a long source',
    }),
    unfold: translate(
      {
        id: 'site.demo.unfold',
        message: 'Show all {lines} lines',
        description: 'Button that shows the whole of a long source',
      },
      { lines },
    ),
  };
  return (
    <>
      <div className={styles.bar}>
        <Choices
          name={translate({
            id: 'site.demo.framework',
            message: 'Framework',
            description: 'Name of the tabs that choose the framework of a source',
          })}
          kind="tab"
          panel={panel}
          choices={FRAMEWORKS.map((value) => ({ value, label: SOURCES[value].label }))}
          value={framework}
          onChoose={onChoose}
          className={styles.tabs}
          itemClassName={styles.tab}
        />
        <button
          type="button"
          className={styles.project}
          disabled={typeof sources !== 'object'}
          title={labels.project}
          onClick={() => void openProject()}
        >
          <StackBlitzIcon />
          <span>{labels.project}</span>
        </button>
      </div>
      <div
        ref={code}
        className={clsx(styles.code, isFoldable && (isUnfolded ? styles.unfolded : styles.folded))}
      >
        {editing.button}
        <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${framework}`}>
          {sources === 'failed' && (
            <p role="alert" className={styles.note}>
              <Translate id="site.demo.noSource" description="Shown where a source failed to load">
                The source could not be loaded.
              </Translate>{' '}
              <button type="button" className={styles.retry} onClick={onRetry}>
                <Translate id="site.demo.again" description="Button that loads a demo again">
                  Retry
                </Translate>
              </button>
            </p>
          )}
          {editing.editor}
          {typeof sources === 'object' && !editing.editor && (
            <CodeBlock
              key={framework}
              language={SOURCES[framework].language}
              title={SOURCES[framework].file}
              highlighted={withNamedFold(sources[framework])}
            >
              {''}
            </CodeBlock>
          )}
        </div>
        {isFoldable && lines > 0 && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            aria-controls={panel}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? labels.fold : labels.unfold}
          </button>
        )}
      </div>
    </>
  );
}
