import type { DemoVersion } from '../../../../../plugins/demos/types';

/** Colour, text on it, shade and tint, as a new project of version 7 has them. */
const COLOURS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  primary: ['#3880ff', '#fff', '#3171e0', '#4c8dff'],
  secondary: ['#3dc2ff', '#fff', '#36abe0', '#50c8ff'],
  tertiary: ['#5260ff', '#fff', '#4854e0', '#6370ff'],
  success: ['#2dd36f', '#fff', '#28ba62', '#42d77d'],
  warning: ['#ffc409', '#000', '#e0ac08', '#ffca22'],
  danger: ['#eb445a', '#fff', '#cf3c4f', '#ed576b'],
  light: ['#f4f5f8', '#000', '#d7d8da', '#f5f6f9'],
  medium: ['#92949c', '#fff', '#808289', '#9d9fa6'],
  dark: ['#222428', '#fff', '#1e2023', '#383a3e'],
};

/** `56, 128, 255` for `#3880ff`. */
function channels(hex: string): string {
  const size = hex.length === 4 ? 1 : 2;
  const parts = hex.slice(1).match(size === 1 ? /./g : /../g) ?? [];
  return parts.map((part) => parseInt(part.repeat(3 - size), 16)).join(', ');
}

/**
 * The style sheet with the colours of the theme that a project of this version has to bring along:
 * version 8 has them among its own style sheets.
 */
export function themeColours(version: DemoVersion): string | undefined {
  if (version !== 'v7') return undefined;
  const lines = Object.entries(COLOURS).flatMap(([name, [base, contrast, shade, tint]]) => [
    `${name}: ${base}`,
    `${name}-rgb: ${channels(base)}`,
    `${name}-contrast: ${contrast}`,
    `${name}-contrast-rgb: ${channels(contrast)}`,
    `${name}-shade: ${shade}`,
    `${name}-tint: ${tint}`,
  ]);
  return `:root {\n${lines.map((line) => `  --ion-color-${line};\n`).join('')}}\n`;
}
