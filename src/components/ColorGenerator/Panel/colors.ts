/** A color's red, green and blue, each a whole number from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** How much black makes a shade of a color, and how much white its tint: what Ionic's own palettes use. */
const SHADE = 0.12;
const TINT = 0.1;

/** The least contrast of text on its background that WCAG 2.2 asks for at level AA. */
export const ENOUGH = 4.5;

/**
 * Reads a color in hexadecimal notation: six digits or three, with or without `#`, in either case.
 *
 * @returns `undefined` for anything else
 */
export function parseHex(text: string): Rgb | undefined {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (at: number): number => Number.parseInt(six.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** A color as `#rrggbb`, in lower case. */
export function toHex(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Mixes two colors, as the function of that name in Sass does.
 *
 * @param weight share of the first color, from 0 to 1
 */
export function mix(first: Rgb, second: Rgb, weight: number): Rgb {
  const part = (at: 0 | 1 | 2): number =>
    Math.round(first[at] * weight + second[at] * (1 - weight));
  return [part(0), part(1), part(2)];
}

/** The darker variant, which Ionic shows while a control is pressed or has the focus. */
export function shadeOf(color: Rgb): Rgb {
  return mix(BLACK, color, SHADE);
}

/** The lighter variant, which Ionic shows on hover. */
export function tintOf(color: Rgb): Rgb {
  return mix(WHITE, color, TINT);
}

/** Relative luminance as WCAG defines it, from 0 for black to 1 for white. */
function luminance(color: Rgb): number {
  const linear = (at: 0 | 1 | 2): number => {
    const value = color[at] / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

/** Contrast ratio of two colors as WCAG defines it, from 1 to 21; their order does not matter. */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * Black or white, whichever is read better on a color. One of the two always reaches {@link ENOUGH}:
 * the worst case, a gray in the middle, still leaves 4.58 to both.
 */
export function readableOn(color: Rgb): Rgb {
  return contrastRatio(WHITE, color) > contrastRatio(BLACK, color) ? WHITE : BLACK;
}

/** A ratio for the reader. It is cut, not rounded: 4.499 must not pass for 4.5. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}
