import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { stepsCss } from '../../../src/components/ColorGenerator/Steps/css';
import { palettesOf } from './palettes-of';

const DARK = readFileSync(
  resolve(__dirname, '../../../node_modules/@ionic/core/css/palettes/dark.always.css'),
  'utf8',
);
const [, MD = ''] = /:root\.md\{([^}]*)\}/.exec(DARK) ?? [];

it('The steps between black and white are those of the dark palette in the package', () => {
  const css = stepsCss([18, 18, 18], [255, 255, 255], palettesOf('v8'));
  const steps = css.match(/--ion-(?:background|text)-color-step-\d+: #[\da-f]{6}/g) ?? [];
  expect(steps).toHaveLength(38);
  for (const step of steps) expect(MD).toContain(step);
});

it('The steps of version 7 are one scale, from the background to the text', () => {
  const css = stepsCss([255, 255, 255], [0, 0, 0], palettesOf('v7'));
  expect(css.match(/--ion-color-step-\d+/g)).toHaveLength(19);
  expect(css).toContain('--ion-color-step-600: #666666;');
  expect(css).not.toMatch(/(?:background|text)-color-step/);
});
