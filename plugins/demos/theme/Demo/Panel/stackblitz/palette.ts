import type { ProjectVersion } from '../../../../projects';
import {
  parseHex,
  shadeOf,
  tintOf,
  toHex,
  type Rgb,
} from '../../../../../../src/components/ColorGenerator/Panel/colors';

function toRgb(hex: string): Rgb {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`"${hex}" is no color in hexadecimal notation`);
  return parsed;
}

/**
 * The style sheet with the colors of the theme that a project of this version has to bring along,
 * unless they are among the style sheets of its package.
 */
export function themeColors({ ownColors }: ProjectVersion): string | undefined {
  if (!ownColors) return undefined;
  const lines = Object.entries(ownColors).flatMap(([name, [base, contrast]]) => [
    `${name}: ${base}`,
    `${name}-rgb: ${toRgb(base).join(', ')}`,
    `${name}-contrast: ${contrast}`,
    `${name}-contrast-rgb: ${toRgb(contrast).join(', ')}`,
    `${name}-shade: ${toHex(shadeOf(toRgb(base)))}`,
    `${name}-tint: ${toHex(tintOf(toRgb(base)))}`,
  ]);
  return `:root {\n${lines.map((line) => `  --ion-color-${line};\n`).join('')}}\n`;
}
