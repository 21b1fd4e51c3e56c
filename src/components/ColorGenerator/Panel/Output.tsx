import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import { cssOf, darkSelectors, highlight, SWITCHES, type DarkSupport, type Switch } from './css';
import type { Palettes } from './palettes';
import styles from './styles.module.css';

interface Props {
  palettes: Palettes;
  version: DarkSupport;
  /** When the app shows its dark palette. */
  by: Switch;
  onBy: (by: Switch) => void;
}

/** The style sheet, to be copied. */
export default function Output({ palettes, version, by, onBy }: Props): ReactNode {
  const field = useId();
  const labels: Record<Switch, string> = {
    system: translate({
      id: 'site.colorGenerator.system',
      message: 'when the system is dark',
      description: 'Choice of when an app shows its dark palette',
    }),
    class: translate(
      {
        id: 'site.colorGenerator.class',
        message: 'with the class {name}',
        description: 'Choice of when an app shows its dark palette',
      },
      { name: darkSelectors(version).className },
    ),
    none: translate({
      id: 'site.colorGenerator.none',
      message: 'never',
      description: 'Choice of when an app shows its dark palette',
    }),
  };
  return (
    <>
      <div className={styles.outputBar}>
        <h2 className={styles.heading}>CSS</h2>
        <label htmlFor={field}>
          <Translate
            id="site.colorGenerator.by"
            description="Label of the choice of when an app shows its dark palette"
          >
            Dark palette applies
          </Translate>
        </label>
        <select id={field} value={by} onChange={({ target }) => onBy(target.value as Switch)}>
          {SWITCHES.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </select>
      </div>
      <div className={clsx('code-room', styles.code)}>
        <CodeBlock
          language="css"
          title="src/theme/variables.css"
          highlighted={highlight(cssOf(palettes, by, version))}
        >
          {''}
        </CodeBlock>
      </div>
    </>
  );
}
