import type { DemoVersion } from './demo';

/**
 * The dark palette as a version without one needs it: it has the same variables as those with one, except
 * that its steps between background and text go by their older name.
 */
export function withOlderNames(palette: string): string {
  return palette
    .replace(/--ion-text-color-step-\d+:[^;}]*;?/g, '')
    .replaceAll('--ion-background-color-step-', '--ion-color-step-');
}

/** A class such as `.ion-color-primary` reads a color, and names the value to use if there is none. */
const FALLBACK =
  /--ion-color-(?:base|contrast|shade|tint)(?:-rgb)?\s*:\s*var\((--ion-color-[\w-]+)\s*,\s*([^()]+)\)/g;

/**
 * The default colors on the root, of a bundle that does not put them there. Older versions leave them to
 * a file of each project, whose values a new project has from the bundle's own fallbacks.
 *
 * @param bundle the package's `ionic.bundle.css`
 * @returns one rule; nothing if the bundle declares its colors itself
 */
export function fallbackPalette(bundle: string): string {
  if (/--ion-color-primary\s*:/.test(bundle)) return '';
  const colors = new Map<string, string>();
  for (const [, name = '', value = ''] of bundle.matchAll(FALLBACK)) {
    if (!colors.has(name)) colors.set(name, value.trim());
  }
  if (colors.size === 0) return '';
  return `:root{${[...colors].map(([name, value]) => `${name}:${value}`).join(';')}}\n`;
}

/** The colors of a theme by name: the color itself, and the color of what stands on it. */
export type ThemeColors = Readonly<Record<string, readonly [base: string, contrast: string]>>;

/**
 * The theme's colors that a style sheet declares.
 *
 * @param css a bundle or a palette of the package
 * @returns colors in hexadecimal notation, in the order of the sheet
 */
export function colorsIn(css: string): ThemeColors {
  const declared = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(
    /--ion-color-([a-z]+(?:-contrast)?)\s*:\s*(#[\da-f]{3,6})\b/gi,
  )) {
    if (!declared.has(name)) declared.set(name, value);
  }
  return Object.fromEntries(
    [...declared].flatMap(([name, base]) => {
      const contrast = declared.get(`${name}-contrast`);
      return contrast === undefined ? [] : [[name, [base, contrast]]];
    }),
  );
}

/** The palettes that an app of a version has before it sets a color. */
export interface VersionPalettes extends Pick<DemoVersion, 'darkPalette'> {
  light: ThemeColors;
  dark: ThemeColors;
}
