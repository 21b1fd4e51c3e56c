import type { ThemeColors, VersionPalettes } from '../../../lib/theme-colors';
import { parseHex, readableOn, toHex, type Rgb } from './colors';

/** The nine names that every Ionic component knows. */
export const NAMES = [
  'primary',
  'secondary',
  'tertiary',
  'success',
  'warning',
  'danger',
  'light',
  'medium',
  'dark',
] as const;

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** What stands on a color: black or white of one's own choice, or what is read better. */
export type Contrast = 'auto' | '#ffffff' | '#000000';

/** A color as the reader sets it; all else follows from it. */
export interface Choice {
  name: string;
  hex: string;
  contrast: Contrast;
}

export type Palette = readonly Choice[];
export type Palettes = Readonly<Record<Mode, Palette>>;

/** A color of the package, with the contrast that it has there where that is not what is read better. */
function choiceOf(name: string, [base, contrast]: readonly [string, string]): Choice {
  const [own, on] = [parseHex(base), parseHex(contrast)];
  if (!own || !on) throw new Error(`${name}: "${base}" and "${contrast}" must be hexadecimal`);
  const isReadable = toHex(readableOn(own)) === toHex(on);
  return { name, hex: toHex(own), contrast: isReadable ? 'auto' : (toHex(on) as Contrast) };
}

function paletteOf(colors: ThemeColors): Palette {
  return NAMES.flatMap((name) => {
    const color = colors[name];
    return color ? [choiceOf(name, color)] : [];
  });
}

/** The palettes that an app has before it sets a color. */
export function defaultsOf({ light, dark }: VersionPalettes): Palettes {
  return { light: paletteOf(light), dark: paletteOf(dark) };
}

export function isBuiltIn(name: string): boolean {
  return (NAMES as readonly string[]).includes(name);
}

/** The color itself, and the color of what stands on it. */
export function resolve({ hex, contrast }: Choice): { base: Rgb; contrast: Rgb } {
  const base = parseHex(hex);
  if (!base) throw new Error(`"${hex}" is no color in hexadecimal notation`);
  const chosen = contrast === 'auto' ? undefined : parseHex(contrast);
  return { base, contrast: chosen ?? readableOn(base) };
}

/** The palette with another value for one color. What stood on a default color is chosen anew. */
export function withColor(palette: Palette, defaults: Palette, name: string, hex: string): Palette {
  return palette.map((choice) => {
    if (choice.name !== name) return choice;
    const wasDefault = defaults.find((own) => own.name === name)?.hex === choice.hex;
    return { ...choice, hex, contrast: wasDefault ? 'auto' : choice.contrast };
  });
}

/** Why a name cannot be given to a color: it is no name, means something already, or is taken. */
type NameProblem = 'form' | 'reserved' | 'taken';

/** Names whose variables or class Ionic uses for something else. */
const RESERVED = /^(?:base|contrast|shade|tint|step)(?:-|$)|-(?:rgb|contrast|shade|tint)$/;

/** Checks a name for a color of the reader's own. */
export function problemOf(name: string, palette: Palette): NameProblem | undefined {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) return 'form';
  if (RESERVED.test(name)) return 'reserved';
  if (palette.some((choice) => choice.name === name)) return 'taken';
  return undefined;
}

/** Adds a color to both palettes. */
export function withOwn(palettes: Palettes, name: string, hex: string): Palettes {
  const own: Choice = { name, hex, contrast: 'auto' };
  return { light: [...palettes.light, own], dark: [...palettes.dark, own] };
}

/** Takes a color out of both palettes. */
export function withoutOwn(palettes: Palettes, name: string): Palettes {
  const without = (palette: Palette): Palette => palette.filter((own) => own.name !== name);
  return { light: without(palettes.light), dark: without(palettes.dark) };
}
