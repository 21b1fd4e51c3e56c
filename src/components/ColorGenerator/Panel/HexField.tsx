import React, { useId, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { parseHex, toHex } from './colors';
import styles from './styles.module.css';

interface Props {
  /** Name of the color, for the labels. */
  name: string;
  hex: string;
  onColor: (hex: string) => void;
}

/** A color as a field to pick it and a field to type it. What is no color is said, and not taken. */
export default function HexField({ name, hex, onColor }: Props): ReactNode {
  const problem = useId();
  const [draft, setDraft] = useState<string>();
  const isInvalid = draft !== undefined && !parseHex(draft);
  const type = (text: string): void => {
    setDraft(text);
    const color = parseHex(text);
    if (color) onColor(toHex(color));
  };
  return (
    <>
      <div className={styles.fields}>
        <input
          type="color"
          className={styles.picker}
          aria-label={translate(
            {
              id: 'site.colorGenerator.picker',
              message: '{name}: pick a color',
              description: 'Label of a field that opens a color picker',
            },
            { name },
          )}
          value={hex}
          onChange={({ target }) => {
            setDraft(undefined);
            onColor(target.value);
          }}
        />
        <input
          type="text"
          className={styles.hex}
          aria-label={translate(
            {
              id: 'site.colorGenerator.hex',
              message: '{name}: hex value',
              description: 'Label of a field for a color in hexadecimal notation',
            },
            { name },
          )}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? problem : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft ?? hex}
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            if (!isInvalid) setDraft(undefined);
          }}
        />
      </div>
      {isInvalid && (
        <p id={problem} className={styles.problem} role="alert">
          <Translate
            id="site.colorGenerator.invalidHex"
            description="Said of a field that holds no color"
            values={{
              example: <code>#0054e9</code>,
              short: <code>#05e</code>,
              hex: <code>{hex}</code>,
            }}
          >
            {
              'Not a hex color. Write six digits or three, such as {example} or {short}. Until then, {hex} stays.'
            }
          </Translate>
        </p>
      )}
    </>
  );
}
