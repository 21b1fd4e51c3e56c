import React, { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { DemoInfo, Mode } from '../../../../../src/lib/demo';
import { textOfHtml } from '../../../../../src/lib/text-of-html';
import { useChoice } from '../../../../../src/lib/useChoice';
import useOnDemand from '../../../../../src/lib/useOnDemand';
import Bar from './Bar';
import { EditButton, ProjectButton } from './buttons';
import Failed from './Failed';
import Files from './Files';
import styles from './styles.module.css';
import { useFold } from './useFold';
import { useSources } from './useSources';

const importEditor = () => import(/* webpackChunkName: "demo-editor" */ './Editor');

interface Props {
  data: DemoInfo;
  /** The look that a project of the source starts with. */
  mode: Mode;
  /** The place of the live page. */
  stage: RefObject<HTMLElement>;
}

/** The source of a demo for the framework that the reader works with. */
export default function Sources({ data, mode, stage }: Props): ReactNode {
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
  const [editor, loadEditor] = useOnDemand(importEditor);
  const [isEditing, setEditing] = useState(false);
  // It comes back with its framework too, which the reader may have chosen anywhere
  const takesFocus = useRef(false);
  const [written, setWritten] = useState<string>();
  // The other frameworks' sources do not run in the page
  const source = framework === 'javascript' ? text : undefined;
  const isEdited = source !== undefined && isEditing;
  const Editor = isEdited && typeof editor === 'object' && editor.component;
  const hasNoEditor = isEdited && editor === 'failed';
  const toggleEditor = (): void => {
    if (!isEditing) loadEditor();
    takesFocus.current = !isEditing;
    setEditing(!isEditing);
  };
  const openProject = async (): Promise<void> => {
    const { openDemo } = await import('./stackblitz');
    // Only a source of one file is edited
    const own = isEdited ? written : undefined;
    const project = files.map(({ name, html }) => ({ name, text: own ?? textOfHtml(html) }));
    openDemo(data, { framework, mode, source: project });
  };
  const isShown = !Editor && !hasNoEditor;
  const isFoldable = isLong && isShown;
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
        {source !== undefined && <EditButton aria-pressed={isEditing} onClick={toggleEditor} />}
        <ProjectButton disabled={!shown} onClick={() => void openProject()} />
        <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${framework}`}>
          {sources === 'failed' && (
            <Failed className={styles.note} onRetry={onRetry}>
              <Translate id="site.demo.noSource" description="Shown where a source failed to load">
                The source could not be loaded.
              </Translate>
            </Failed>
          )}
          {hasNoEditor && (
            <Failed className={styles.note} onRetry={loadEditor}>
              <Translate id="site.demo.noEditor" description="Shown where the editor did not load">
                The editor could not be loaded.
              </Translate>
            </Failed>
          )}
          {Editor && (
            <Editor
              data={data}
              mode={mode}
              source={source}
              text={written ?? source}
              onText={setWritten}
              takesFocus={takesFocus}
              stage={stage}
            />
          )}
          {shown && isShown && (
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
