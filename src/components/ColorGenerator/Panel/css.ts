import type { VersionPalettes } from '../../../lib/theme-colors';
import { shadeOf, tintOf, toHex } from './colors';
import { isBuiltIn, resolve, type Choice, type Palette, type Palettes } from './palettes';

/** When an app shows its dark palette: as the system says, by a class, or never. */
export const SWITCHES = ['system', 'class', 'none'] as const;
export type Switch = (typeof SWITCHES)[number];

/** What of a version decides how its apps go dark. */
export type DarkSupport = Pick<VersionPalettes, 'darkPalette'>;

/**
 * What switches the dark palette on. A package with a palette of its own has a class on `html` for it; a
 * new project of a version without one has its dark colors on `body`, and rules on `:root` lose against
 * them.
 */
export function darkSelectors({ darkPalette }: DarkSupport) {
  return darkPalette
    ? { system: ':root', class: '.ion-palette-dark', className: 'ion-palette-dark' }
    : { system: 'body', class: 'body.dark', className: 'dark' };
}

const PARTS = ['base', 'base-rgb', 'contrast', 'contrast-rgb', 'shade', 'tint'] as const;

/** The six variables of a color. */
function variablesOf(choice: Choice): string[] {
  const { base, contrast } = resolve(choice);
  const name = `--ion-color-${choice.name}`;
  return [
    `${name}: ${toHex(base)};`,
    `${name}-rgb: ${base.join(', ')};`,
    `${name}-contrast: ${toHex(contrast)};`,
    `${name}-contrast-rgb: ${contrast.join(', ')};`,
    `${name}-shade: ${toHex(shadeOf(base))};`,
    `${name}-tint: ${toHex(tintOf(base))};`,
  ];
}

/** A rule, line by line; an empty line stays empty. */
export function rule(selector: string, lines: readonly string[]): string[] {
  return [`${selector} {`, ...lines.map((line) => (line === '' ? line : `  ${line}`)), '}'];
}

/** One rule with the variables of a palette, an empty line between two colors. */
function paletteRule(selector: string, palette: Palette): string[] {
  const lines = palette.flatMap((choice, index) => [
    ...(index > 0 ? [''] : []),
    ...variablesOf(choice),
  ]);
  return rule(selector, lines);
}

function darkRule(palette: Palette, by: Exclude<Switch, 'none'>, version: DarkSupport): string[] {
  const lines = paletteRule(darkSelectors(version)[by], palette);
  return by === 'class' ? lines : rule('@media (prefers-color-scheme: dark)', lines);
}

/** The class that `color="…"` puts on a component: it points the component at the color's variables. */
function classRule({ name }: Choice): string[] {
  const lines = PARTS.map((part) => {
    const source = part === 'base' ? '' : `-${part.replace('base-', '')}`;
    return `--ion-color-${part}: var(--ion-color-${name}${source});`;
  });
  return rule(`.ion-color-${name}`, lines);
}

/**
 * The style sheet that gives an app these colors.
 *
 * @param by how the app shows its dark palette
 */
export function cssOf({ light, dark }: Palettes, by: Switch, version: DarkSupport): string {
  const rules = [
    paletteRule(':root', light),
    ...(by === 'none' ? [] : [darkRule(dark, by, version)]),
    ...light.filter(({ name }) => !isBuiltIn(name)).map(classRule),
  ];
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The same, highlighted as the build highlights code in pages. */
export function highlight(css: string): string {
  return css
    .replace(/^(\s*)(--[\w-]+)(:)/gm, '$1<span class="ta">$2</span>$3')
    .replace(/^(\s*)([.:@][^{\n]*)(?= \{$)/gm, '$1<span class="tk">$2</span>');
}
