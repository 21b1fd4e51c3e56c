import React, { type CSSProperties, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { shadeOf, tintOf, toHex } from './colors';
import { resolve, type Choice, type Mode, type Palette } from './palettes';
import styles from './styles.module.css';

/** What the pieces of the preview need to know of a color. */
function variablesOf(choice: Choice): CSSProperties {
  const { base, contrast } = resolve(choice);
  return {
    '--base': toHex(base),
    '--on': toHex(contrast),
    '--shade': toHex(shadeOf(base)),
    '--tint': toHex(tintOf(base)),
  } as CSSProperties;
}

/** The colors on the page of an app. It shows what the fields say, so screen readers are spared it. */
export default function Preview({ palette, mode }: { palette: Palette; mode: Mode }): ReactNode {
  return (
    <>
      <h2 className={styles.heading}>
        <Translate id="site.colorGenerator.preview" description="Stands above pieces in the colors">
          Preview
        </Translate>
      </h2>
      <div className={styles.preview} data-mode={mode} aria-hidden="true">
        {palette.map((choice) => (
          <div key={choice.name} className={styles.piece} style={variablesOf(choice)}>
            <span className={styles.solid} data-sample={choice.name} />
            <span className={styles.outline} data-sample={choice.name} />
          </div>
        ))}
      </div>
    </>
  );
}
