import React, { useEffect, useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ShownFile } from '../../../../../src/lib/demo';
import { languageOf } from '@site/src/lib/frameworks';
import CodeBlock from '@theme/CodeBlock';
import ChoiceSwitch from '../../../../../src/lib/ChoiceSwitch';
import styles from './styles.module.css';

/** A source with names for the lines that stand for its imports. */
function withNamedFold(html: string): string {
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

interface FileProps {
  file: ShownFile;
  /** Shows its name above it. */
  isNamed: boolean;
}

/** One file of a source. */
export function SourceFile({ file: { name, html }, isNamed }: FileProps): ReactNode {
  return (
    <CodeBlock
      key={name}
      language={languageOf(name)}
      title={isNamed ? name : undefined}
      highlighted={withNamedFold(html)}
    >
      {''}
    </CodeBlock>
  );
}

interface Props {
  files: readonly ShownFile[];
  shown: ShownFile;
  onShow: (name: string) => void;
}

/** The files of a source: one below its name, or several below tabs with their names. */
export default function Files({ files, shown, onShow }: Props): ReactNode {
  const panel = useId();
  // In the middle of the row, so that its neighbors can be reached with a mouse
  useEffect(() => {
    const tab = document.getElementById(`${panel}-${shown.name}`);
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const room = row.clientWidth - tab.clientWidth;
    row.scrollTo({ left: tab.offsetLeft - row.offsetLeft - room / 2 });
  }, [panel, shown.name]);
  if (files.length === 1) return <SourceFile file={shown} isNamed />;
  return (
    <>
      <ChoiceSwitch
        name={translate({
          id: 'site.demo.files',
          message: 'Files',
          description: 'Name of the tabs that choose a file of a source',
        })}
        kind="tab"
        panel={panel}
        choices={files.map(({ name }) => ({ value: name, label: <span>{name}</span> }))}
        value={shown.name}
        onChoose={onShow}
        className={styles.files}
        itemClassName={styles.file}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${shown.name}`}>
        <SourceFile file={shown} isNamed={false} />
      </div>
    </>
  );
}
