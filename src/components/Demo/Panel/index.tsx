import React, { useState, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { MODES, type DemoInfo } from '../../../../plugins/demos/types';
import { textOfHtml } from '../../../theme/CodeBlock/textOfHtml';
import Choices from './Choices';
import { OpenIcon, ReloadIcon, StackBlitzIcon } from './icons';
import Sources from './Sources';
import Stage, { liveAddress } from './Stage';
import styles from './styles.module.css';
import { useChoice } from './useChoice';
import { useSources } from './useSources';

/** Names as the platforms' makers write them; no language translates them. */
const MODE_LABELS = { ios: 'iOS', md: 'MD' } as const;

/** Everything of a demo but its place: the live page, its controls and its sources. */
export default function Panel({ data }: { data: DemoInfo }): ReactNode {
  const { colorMode } = useColorMode();
  const [mode, chooseMode] = useChoice('mode');
  const [framework, chooseFramework] = useChoice('framework');
  const [sources, retrySources] = useSources(data);
  const [turn, setTurn] = useState(0);
  const reload = (): void => setTurn((count) => count + 1);

  const openProject = async (): Promise<void> => {
    if (typeof sources !== 'object') return;
    const { openInStackBlitz } = await import('./stackblitz/open');
    openInStackBlitz({ ...data, framework, mode, source: textOfHtml(sources[framework]) });
  };

  const labels = {
    mode: translate({
      id: 'site.demo.mode',
      message: 'Platform style',
      description: 'Name of the switch between the looks of iOS and Material Design',
    }),
    reload: translate({
      id: 'site.demo.reload',
      message: 'Reload the demo',
      description: 'Button that loads a live demo again',
    }),
    open: translate({
      id: 'site.demo.open',
      message: 'Open the demo in a new tab',
      description: 'Link that opens a live demo alone',
    }),
    project: translate({
      id: 'site.demo.stackblitz',
      message: 'Open in StackBlitz',
      description: 'Button that opens a project with the source of a demo; a product name',
    }),
  };

  return (
    <>
      <div className={styles.controls}>
        <Choices
          name={labels.mode}
          kind="radio"
          choices={MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
          value={mode}
          onChoose={chooseMode}
          className={styles.switch}
          itemClassName={styles.option}
        />
        <button
          type="button"
          className={styles.icon}
          aria-label={labels.reload}
          title={labels.reload}
          onClick={reload}
        >
          <ReloadIcon />
        </button>
        <a
          className={styles.icon}
          href={liveAddress(data, mode, colorMode)}
          target="_blank"
          rel="noopener"
          aria-label={labels.open}
          title={labels.open}
        >
          <OpenIcon />
        </a>
      </div>
      <Stage data={data} mode={mode} turn={turn} onRetry={reload} />
      <Sources
        sources={sources}
        framework={framework}
        onChoose={chooseFramework}
        onRetry={retrySources}
        actions={
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
        }
      />
    </>
  );
}
