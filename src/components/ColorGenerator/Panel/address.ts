import { parseHex } from './colors';
import {
  isBuiltIn,
  MODES,
  problemOf,
  withColor,
  withOwn,
  type Mode,
  type Palettes,
} from './palettes';

const isMode = (text: string): text is Mode => (MODES as readonly string[]).includes(text);

/**
 * The colors that differ from the defaults, as the value of a query parameter: a link to them can be kept and shared.
 * It has only letters that stand in an address as they are.
 *
 * @returns empty where nothing differs
 */
export function toAddress(palettes: Palettes, defaults: Palettes): string {
  const changed = MODES.flatMap((mode) =>
    palettes[mode].flatMap(({ name, hex, contrast }) => {
      const own = defaults[mode].find((choice) => choice.name === name);
      if (own?.hex === hex && own.contrast === contrast) return [];
      const on = contrast === 'auto' ? [] : [contrast.slice(1)];
      return [[mode, name, hex.slice(1), ...on].join('.')];
    }),
  );
  return changed.join('_');
}

/**
 * The palettes that an address names; what it says that is no color, or has a name that no color can have, is left
 * out.
 *
 * @param colors value of the query parameter
 */
export function fromAddress(colors: string, defaults: Palettes): Palettes {
  let palettes = defaults;
  for (const entry of colors.toLowerCase().split('_')) {
    const [, mode = '', name = '', hex = '', on] =
      /^(\w+)\.([a-z\d-]+)\.([\da-f]{6})(?:\.(ffffff|000000))?$/.exec(entry) ?? [];
    if (!isMode(mode) || !parseHex(`#${hex}`)) continue;
    const isKnown = palettes[mode].some((choice) => choice.name === name);
    if (!isKnown && !isBuiltIn(name)) {
      if (problemOf(name, palettes[mode])) continue;
      palettes = withOwn(palettes, name, `#${hex}`);
    }
    const contrast = on === undefined ? 'auto' : on === 'ffffff' ? '#ffffff' : '#000000';
    palettes = {
      ...palettes,
      [mode]: withColor(palettes[mode], defaults[mode], name, `#${hex}`).map((choice) =>
        choice.name === name ? { ...choice, contrast } : choice,
      ),
    };
  }
  return palettes;
}
