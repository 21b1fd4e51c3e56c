import React, { useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { DemoInfo, Mode } from '../../../../../src/lib/demo';
import { textOfHtml } from '../../../../../src/lib/text-of-html';
import { useChoice } from '../../../../../src/lib/useChoice';
import Bar from './Bar';
import { ProjectButton } from './buttons';
import Failed from './Failed';
import Files from './Files';
import type { SetCover } from './Live';
import styles from './styles.module.css';
import { useEditing } from './useEditing';
import { useFold } from './useFold';
import { useSources } from './useSources';

interface Props {
  data: DemoInfo;
  /** The look that a project of the source starts with. */
  mode: Mode;
  onCover: SetCover;
}

/** The source of a demo for the framework that the reader works with. */
export default function Sources({ data, mode, onCover }: Props): ReactNode {
  const [framework, onChoose] = useChoice('framework');
  const [sources, onRetry] = useSources(data);
  const [name, onName] = useState<string>();
  const panel = useId();
  const files = typeof sources === 'object' ? sources[framework] : [];
  const shown = files.find((file) => file.name === name) ?? files[0];
  const text = shown && textOfHtml(shown.html);
  const lines = text === undefined ? 0 : text.trimEnd().split('\n').length;
  const code = useRef<HTMLDivElement>(null);
  const { isLong, isUnfolded, setUnfolded } = useFold(code);
  const editing = useEditing(data, framework === 'javascript' ? text : undefined, onCover);
  const openProject = async (): Promise<void> => {
    const { openDemo } = await import('./stackblitz');
    // Only a source of one file is edited
    const written = editing.written();
    const source = files.map((file) => ({
      name: file.name,
      text: written ?? textOfHtml(file.html),
    }));
    openDemo(data, { framework, mode, source });
  };
  const isFoldable = isLong && !editing.editor;
  const labels = {
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
      <Bar framework={framework} onChoose={onChoose} panel={panel} />
      <div
        ref={code}
        className={clsx(styles.code, isFoldable && (isUnfolded ? styles.unfolded : styles.folded))}
      >
        {editing.button}
        <ProjectButton disabled={!shown} onClick={() => void openProject()} />
        <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${framework}`}>
          {sources === 'failed' && (
            <Failed className={styles.note} onRetry={onRetry}>
              <Translate id="site.demo.noSource" description="Shown where a source failed to load">
                The source could not be loaded.
              </Translate>
            </Failed>
          )}
          {editing.editor}
          {shown && !editing.editor && (
            <Files key={framework} files={files} shown={shown} onShow={onName} />
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
