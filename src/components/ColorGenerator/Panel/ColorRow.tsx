import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { contrastRatio, ENOUGH, formatRatio, shadeOf, tintOf, toHex, type Rgb } from './colors';
import HexField from './HexField';
import { resolve, type Choice, type Contrast } from './palettes';
import styles from './styles.module.css';

interface Props {
  choice: Choice;
  onColor: (hex: string) => void;
  onContrast: (contrast: Contrast) => void;
  /** Only for a color of the reader's own. */
  onRemove: (() => void) | undefined;
}

/** Names of what follows from a color are those of the variables; no language translates them. */
const PARTS: readonly { label: string; of: (base: Rgb) => Rgb }[] = [
  { label: 'base', of: (base) => base },
  { label: 'shade', of: shadeOf },
  { label: 'tint', of: tintOf },
];

function useTexts(name: string, ratio: string) {
  return {
    auto: translate({
      id: 'site.colorGenerator.auto',
      message: 'Text: automatic',
      description: 'Choice of black or white on a color, whichever is read better',
    }),
    white: translate({
      id: 'site.colorGenerator.white',
      message: 'Text: white',
      description: 'Choice of what stands on a color',
    }),
    black: translate({
      id: 'site.colorGenerator.black',
      message: 'Text: black',
      description: 'Choice of what stands on a color',
    }),
    contrast: translate(
      {
        id: 'site.colorGenerator.contrast',
        message: '{name}: text on it',
        description: 'Label of the choice between black and white on a color',
      },
      { name },
    ),
    enough: translate(
      {
        id: 'site.colorGenerator.enough',
        message: 'Contrast {ratio}',
        description: 'Contrast of the text on a color, which is enough',
      },
      { ratio },
    ),
    low: translate(
      {
        id: 'site.colorGenerator.low',
        message: 'Contrast {ratio}, too low (4.5:1)',
        description: 'Contrast of the text on a color, which is too low, and what WCAG asks for',
      },
      { ratio },
    ),
    remove: translate(
      {
        id: 'site.colorGenerator.remove',
        message: 'Remove {name}',
        description: 'Button that takes away a color of one’s own',
      },
      { name },
    ),
  };
}

/** Stands on a color as a picture of text: it may be as hard to read as the reader's choice makes it. */
const SAMPLE = 'Aa';

/** One color: its fields, what follows from it, and whether text can be read on it. */
export default function ColorRow({ choice, onColor, onContrast, onRemove }: Props): ReactNode {
  const heading = useId();
  const { base, contrast } = resolve(choice);
  const ratio = contrastRatio(base, contrast);
  const isLow = ratio < ENOUGH;
  const texts = useTexts(choice.name, formatRatio(ratio));
  return (
    <div className={styles.row} role="group" aria-labelledby={heading}>
      <div className={styles.name}>
        <strong id={heading}>{choice.name}</strong>
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove}
            onClick={onRemove}
          >
            ×
          </button>
        )}
      </div>
      <HexField name={choice.name} hex={choice.hex} onColor={onColor} />
      <dl className={styles.parts}>
        {PARTS.map(({ label, of }) => {
          const color = toHex(of(base));
          return (
            <div key={label}>
              <dt>
                <span
                  aria-hidden="true"
                  className={styles.swatch}
                  data-sample={SAMPLE}
                  style={{ background: color, color: toHex(contrast) }}
                />
                {label}
              </dt>
              <dd>{color}</dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.check}>
        <select
          aria-label={texts.contrast}
          value={choice.contrast}
          onChange={({ target }) => onContrast(target.value as Contrast)}
        >
          <option value="auto">{texts.auto}</option>
          <option value="#ffffff">{texts.white}</option>
          <option value="#000000">{texts.black}</option>
        </select>
        <output className={clsx(styles.ratio, isLow && styles.low)}>
          {isLow ? texts.low : texts.enough}
        </output>
      </div>
    </div>
  );
}
