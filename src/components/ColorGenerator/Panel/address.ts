import { parseHex } from './colors';
import { isBuiltIn, MODES, withColor, withOwn, type Mode, type Palettes } from './palettes';

/** What the part of the address behind the `#` begins with, as no heading's id does. */
const MARK = 'colors:';

const isMode = (text: string): text is Mode => (MODES as readonly string[]).includes(text);

/**
 * The colors that differ from the defaults, as the part of an address behind the `#`: a link to them can be kept and
 * shared.
 *
 * @returns empty where nothing differs
 */
export function toAddress(palettes: Palettes, defaults: Palettes): string {
  const changed = MODES.flatMap((mode) =>
    palettes[mode].flatMap(({ name, hex, contrast }) => {
      const own = defaults[mode].find((choice) => choice.name === name);
      if (own?.hex === hex && own.contrast === contrast) return [];
      const on = contrast === 'auto' ? '' : `,${contrast.slice(1)}`;
      return [`${mode}.${name}=${hex.slice(1)}${on}`];
    }),
  );
  return changed.length === 0 ? '' : `${MARK}${changed.join(';')}`;
}

/**
 * The palettes that an address names; what it says that is no color is left out.
 *
 * @param hash of the address, without the `#`
 */
export function fromAddress(hash: string, defaults: Palettes): Palettes {
  if (!hash.startsWith(MARK)) return defaults;
  let palettes = defaults;
  for (const entry of hash.slice(MARK.length).split(';')) {
    const [, mode = '', name = '', hex = '', on] =
      /^(\w+)\.([a-z][a-z\d-]*)=([\da-f]{6})(?:,(ffffff|000000))?$/i.exec(entry) ?? [];
    if (!isMode(mode) || !parseHex(`#${hex}`)) continue;
    const isKnown = palettes[mode].some((choice) => choice.name === name);
    if (!isKnown && !isBuiltIn(name)) palettes = withOwn(palettes, name, `#${hex}`);
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
