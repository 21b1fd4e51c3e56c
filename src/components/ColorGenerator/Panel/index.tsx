import React, { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import ChoiceSwitch from '../../../lib/ChoiceSwitch';
import { useQueryParameter } from '../../../lib/useQueryParameter';
import { fromAddress, toAddress } from './address';
import ColorRow from './ColorRow';
import type { Switch } from './css';
import Output from './Output';
import OwnColor from './OwnColor';
import {
  defaultsOf,
  isBuiltIn,
  MODES,
  withColor,
  withOwn,
  withoutOwn,
  type Mode,
  type Palette,
  type Palettes,
} from './palettes';
import Preview from './Preview';
import { useVersionPalettes } from './useVersionPalettes';
import styles from './styles.module.css';

/** Time without a change after which the address follows, in milliseconds: browsers refuse a hundred in a few seconds. */
const PAUSE = 300;

/**
 * Keeps the colors in the address.
 *
 * @param colors that the reader has set
 * @param address the query parameter, as `useQueryParameter` gives it
 * @param onOthers told the colors of an address that the reader goes to
 */
function useKept(
  colors: string,
  [shared, share]: ReturnType<typeof useQueryParameter>,
  onOthers: (colors: string) => void,
): void {
  const kept = useRef(shared ?? '');
  useEffect(() => {
    if (colors === kept.current) return undefined;
    const timer = setTimeout(() => {
      kept.current = colors;
      share(colors || null);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [colors, share]);
  useEffect(() => {
    const others = shared ?? '';
    if (others === kept.current) return;
    kept.current = others;
    onOthers(others);
  }, [onOthers, shared]);
}

/** Everything of the color generator but its place. */
export default function Panel(): ReactNode {
  const version = useVersionPalettes();
  const [defaults] = useState(() => defaultsOf(version));
  const address = useQueryParameter('colors');
  const [palettes, setPalettes] = useState(() => fromAddress(address[0] ?? '', defaults));
  const [mode, setMode] = useState<Mode>('light');
  const [by, setBy] = useState<Switch>('system');
  // Raised to discard what fields hold that is no color yet
  const [turn, setTurn] = useState(0);
  const replaceAll = useCallback((next: Palettes) => {
    setPalettes(next);
    setTurn((count) => count + 1);
  }, []);
  const takeOver = useCallback(
    (colors: string) => replaceAll(fromAddress(colors, defaults)),
    [defaults, replaceAll],
  );
  useKept(toAddress(palettes, defaults), address, takeOver);
  const rows = useRef<HTMLDivElement>(null);
  const palette = palettes[mode];
  const setPalette = (next: Palette): void => setPalettes({ ...palettes, [mode]: next });
  const modes: Record<Mode, string> = {
    light: translate({
      id: 'site.colorGenerator.light',
      message: 'Light palette',
      description: 'Choice of the palette to edit',
    }),
    dark: translate({
      id: 'site.colorGenerator.dark',
      message: 'Dark palette',
      description: 'Choice of the palette to edit',
    }),
  };
  return (
    <>
      <div className={styles.bar}>
        <ChoiceSwitch
          name={translate({
            id: 'site.colorGenerator.palette',
            message: 'Palette',
            description: 'Name of the switch between the light and the dark palette',
          })}
          kind="radio"
          choices={MODES.map((value) => ({ value, label: modes[value] }))}
          value={mode}
          onChoose={setMode}
          className={styles.switch}
          itemClassName={styles.option}
        />
        <button type="button" className={styles.quiet} onClick={() => replaceAll(defaults)}>
          <Translate
            id="site.colorGenerator.reset"
            description="Button that goes back to the colors an app has at first"
          >
            Reset to defaults
          </Translate>
        </button>
      </div>
      <div ref={rows} className={styles.rows} tabIndex={-1}>
        {palette.map((choice) => (
          <ColorRow
            key={`${mode} ${choice.name} ${turn}`}
            choice={choice}
            onColor={(hex) => setPalette(withColor(palette, defaults[mode], choice.name, hex))}
            onContrast={(contrast) =>
              setPalette(
                palette.map((other) => (other === choice ? { ...choice, contrast } : other)),
              )
            }
            onRemove={
              isBuiltIn(choice.name)
                ? undefined
                : () => {
                    setPalettes(withoutOwn(palettes, choice.name));
                    // The button that had the focus is about to go
                    rows.current?.focus();
                  }
            }
          />
        ))}
      </div>
      <OwnColor
        palette={palette}
        onAdd={(name, hex) => setPalettes(withOwn(palettes, name, hex))}
      />
      <Preview palette={palette} mode={mode} />
      <Output palettes={palettes} version={version} by={by} onBy={setBy} />
    </>
  );
}
