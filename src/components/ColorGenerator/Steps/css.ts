import { mix, toHex, type Rgb } from '../Panel/colors';
import { rule, type DarkSupport } from '../Panel/css';

/** The steps of a scale, each with the share of the other color in thousandths. */
export const STEPS: readonly number[] = Array.from({ length: 19 }, (_, index) => (index + 1) * 50);

/** A color on its way from one to another, at a step. */
export const stepOf = (from: Rgb, to: Rgb, step: number): Rgb => mix(to, from, step / 1000);

const scale = (name: string, from: Rgb, to: Rgb): string[] =>
  STEPS.map((step) => `--ion-${name}-step-${step}: ${toHex(stepOf(from, to, step))};`);

/**
 * The style sheet that gives an app a background, a color of text, and the steps between them.
 *
 * @param version one without a dark palette of its own has one scale for both, by an older name
 */
export function stepsCss(background: Rgb, text: Rgb, { darkPalette }: DarkSupport): string {
  const lines = [
    `--ion-background-color: ${toHex(background)};`,
    `--ion-background-color-rgb: ${background.join(', ')};`,
    `--ion-text-color: ${toHex(text)};`,
    `--ion-text-color-rgb: ${text.join(', ')};`,
    '',
    ...scale(darkPalette ? 'background-color' : 'color', background, text),
    ...(darkPalette ? ['', ...scale('text-color', text, background)] : []),
  ];
  return `${rule(':root', lines).join('\n')}\n`;
}
