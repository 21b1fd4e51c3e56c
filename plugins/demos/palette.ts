import type { DemoVersion } from './types';

/**
 * The dark palette. Version 7 ships none, but has the same variables, except that its steps between
 * background and text go by the older name; so it gets the palette of version 8 under that name.
 */
export function darkPalette(palette: string, version: DemoVersion): string {
  if (version === 'v8') return palette;
  return palette
    .replace(/--ion-text-color-step-\d+:[^;}]*;?/g, '')
    .replaceAll('--ion-background-color-step-', '--ion-color-step-');
}

/** A class such as `.ion-color-primary` reads a colour, and names the value to use if there is none. */
const FALLBACK =
  /--ion-color-(?:base|contrast|shade|tint)(?:-rgb)?\s*:\s*var\((--ion-color-[\w-]+)\s*,\s*([^()]+)\)/g;

/**
 * The default colours on the root, of a bundle that does not put them there. Version 7 leaves them to
 * a file of each project, whose values a new project has from the bundle's own fallbacks.
 *
 * @param bundle the package's `ionic.bundle.css`
 * @returns one rule; nothing if the bundle declares its colours itself
 */
export function fallbackPalette(bundle: string): string {
  if (/--ion-color-primary\s*:/.test(bundle)) return '';
  const colours = new Map<string, string>();
  for (const [, name = '', value = ''] of bundle.matchAll(FALLBACK)) {
    if (!colours.has(name)) colours.set(name, value.trim());
  }
  if (colours.size === 0) return '';
  return `:root{${[...colours].map(([name, value]) => `${name}:${value}`).join(';')}}\n`;
}
