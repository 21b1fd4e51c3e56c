import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  ENOUGH,
  formatRatio,
  parseHex,
  readableOn,
  shadeOf,
  tintOf,
  type Rgb,
} from '../../../src/components/ColorGenerator/Panel/colors';
import {
  defaultsOf,
  NAMES,
  resolve as resolveChoice,
} from '../../../src/components/ColorGenerator/Panel/palettes';
import { palettesOf } from './palettes-of';

const PACKAGES = resolve(__dirname, '../../../node_modules');

/** Reads a value as `:root` declares it, or, as in version 7, the fallback that the class has. */
function valueOf(css: string, name: string): string {
  const [, value] =
    new RegExp(`${name}: *([^;}]+)[;}]`).exec(css) ??
    new RegExp(`var\\(${name}, *([^)]+)\\)`).exec(css) ??
    [];
  if (value === undefined) throw new Error(`${name} is not in the style sheet`);
  return value.trim();
}

function colorOf(css: string, name: string): Rgb {
  const color = parseHex(valueOf(css, name));
  if (!color) throw new Error(`${name} is no hex color`);
  return color;
}

const V8 = '@ionic/core/css/core.css';
const V7 = 'ionic-core-v7/css/core.css';
const DARK = '@ionic/core/css/palettes/dark.class.css';
const SHEETS = [
  V8,
  DARK,
  '@ionic/core/css/palettes/high-contrast.class.css',
  '@ionic/core/css/palettes/high-contrast-dark.class.css',
  V7,
];
/** The colors of version 7 on which its makers did not put white against the formula. */
const COMPUTED_IN_V7 = NAMES.filter(
  (name) => !['primary', 'secondary', 'success', 'danger', 'medium'].includes(name),
);
const read = (sheet: string): string => readFileSync(resolve(PACKAGES, sheet), 'utf8');

describe.each(SHEETS)('the palette in %s', (sheet) => {
  const css = read(sheet);
  it.each(NAMES)('has the shade and the tint that are computed for %s', (name) => {
    const base = colorOf(css, `--ion-color-${name}`);
    expect(shadeOf(base)).toEqual(colorOf(css, `--ion-color-${name}-shade`));
    expect(tintOf(base)).toEqual(colorOf(css, `--ion-color-${name}-tint`));
    expect(base.join(', ')).toBe(valueOf(css, `--ion-color-${name}-rgb`));
  });

  it.each(sheet === V7 ? COMPUTED_IN_V7 : NAMES)(
    'has the contrast that is computed for %s',
    (name) => {
      const base = colorOf(css, `--ion-color-${name}`);
      expect(readableOn(base)).toEqual(colorOf(css, `--ion-color-${name}-contrast`));
      expect(contrastRatio(base, readableOn(base))).toBeGreaterThanOrEqual(ENOUGH);
    },
  );
});

describe('the colors that the tool begins with', () => {
  it.each([
    ['v8', 'light', V8],
    ['v7', 'light', V7],
    ['v8', 'dark', DARK],
    ['v7', 'dark', DARK],
  ] as const)('are those of the package: %s %s', (version, mode, sheet) => {
    const css = read(sheet);
    for (const choice of defaultsOf(palettesOf(version))[mode]) {
      const { base, contrast } = resolveChoice(choice);
      expect(base).toEqual(colorOf(css, `--ion-color-${choice.name}`));
      expect(contrast).toEqual(colorOf(css, `--ion-color-${choice.name}-contrast`));
    }
  });
});

describe('contrastRatio', () => {
  it('is not rounded up when it is shown', () => {
    expect(formatRatio(4.499)).toBe('4.49:1');
    expect(formatRatio(21)).toBe('21.00:1');
  });
});
