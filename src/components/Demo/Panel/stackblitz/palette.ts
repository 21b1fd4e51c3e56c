import type { DemoVersion } from '../../../../../plugins/demos/types';
import { parseHex, shadeOf, tintOf, toHex, type Rgb } from '../../../ColorGenerator/Panel/colors';

/** Colour and text on it, as a new project of version 7 has them. */
const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  primary: ['#3880ff', '#fff'],
  secondary: ['#3dc2ff', '#fff'],
  tertiary: ['#5260ff', '#fff'],
  success: ['#2dd36f', '#fff'],
  warning: ['#ffc409', '#000'],
  danger: ['#eb445a', '#fff'],
  light: ['#f4f5f8', '#000'],
  medium: ['#92949c', '#fff'],
  dark: ['#222428', '#fff'],
};

function colour(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`"${hex}" is no colour in hexadecimal notation`);
  return parsed;
}

/**
 * The style sheet with the colours of the theme that a project of this version has to bring along:
 * version 8 has them among its own style sheets.
 */
export function themeColours(version: DemoVersion): string | undefined {
  if (version !== 'v7') return undefined;
  const lines = Object.entries(COLOURS).flatMap(([name, [base, contrast]]) => [
    `${name}: ${base}`,
    `${name}-rgb: ${colour(base).join(', ')}`,
    `${name}-contrast: ${contrast}`,
    `${name}-contrast-rgb: ${colour(contrast).join(', ')}`,
    `${name}-shade: ${toHex(shadeOf(colour(base)))}`,
    `${name}-tint: ${toHex(tintOf(colour(base)))}`,
  ]);
  return `:root {\n${lines.map((line) => `  --ion-color-${line};\n`).join('')}}\n`;
}
