import React, { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import { contrastRatio, ENOUGH, formatRatio, parseHex, toHex, type Rgb } from '../Panel/colors';
import { highlight } from '../Panel/css';
import HexField from '../Panel/HexField';
import { STEPS, stepOf, stepsCss } from './css';
import { useVersionPalettes } from '../Panel/useVersionPalettes';
import common from '../Panel/styles.module.css';
import styles from './styles.module.css';

/** What the tool begins with: warm paper, as the theme of the page about themes. */
const FIRST: Record<'background' | 'text', Rgb> = {
  background: [250, 246, 239],
  text: [42, 33, 24],
};

/** Share of the background, in thousandths, in the gray that components give secondary text. */
const SECONDARY = 400;

function Ratio({ label, on, of }: { label: string; on: Rgb; of: Rgb }): ReactNode {
  const ratio = contrastRatio(on, of);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={clsx(ratio < ENOUGH && common.low)}>{formatRatio(ratio)}</dd>
    </div>
  );
}

/** Makes the steps between the background and the text of an app. */
export default function Steps(): ReactNode {
  const version = useVersionPalettes();
  const [colors, setColors] = useState(FIRST);
  const { background, text } = colors;
  const names = {
    background: translate({
      id: 'site.colorGenerator.background',
      message: 'Background',
      description: 'Name of the color behind the pages of an app',
    }),
    text: translate({
      id: 'site.colorGenerator.textColor',
      message: 'Text',
      description: 'Name of the color of text in an app',
    }),
  };
  return (
    <>
      <div className={common.rows}>
        {(['background', 'text'] as const).map((key) => (
          <div key={key} className={common.row} role="group" aria-label={names[key]}>
            <strong className={common.name}>{names[key]}</strong>
            <HexField
              name={names[key]}
              hex={toHex(colors[key])}
              onColor={(hex) => setColors({ ...colors, [key]: parseHex(hex) ?? colors[key] })}
            />
          </div>
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {[0, ...STEPS, 1000].map((step) => (
          <span key={step} style={{ background: toHex(stepOf(background, text, step)) }} />
        ))}
      </div>
      <dl className={styles.ratios}>
        <Ratio
          label={translate({
            id: 'site.colorGenerator.onBackground',
            message: 'Text on the background',
            description: 'Stands before the contrast of these two colors',
          })}
          on={background}
          of={text}
        />
        <Ratio
          label={translate({
            id: 'site.colorGenerator.secondary',
            message: 'Secondary text on the background',
            description: 'Stands before the contrast of the gray of less important text',
          })}
          on={background}
          of={stepOf(text, background, SECONDARY)}
        />
      </dl>
      <div className={clsx('code-room', common.code)}>
        <CodeBlock
          language="css"
          title="src/theme/variables.css"
          highlighted={highlight(stepsCss(background, text, version))}
        >
          {''}
        </CodeBlock>
      </div>
    </>
  );
}
