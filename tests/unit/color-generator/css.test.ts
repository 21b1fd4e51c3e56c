import { describe, expect, it } from 'vitest';
import { cssOf } from '../../../src/components/ColorGenerator/Panel/css';
import {
  defaultsOf,
  problemOf,
  withColor,
  withOwn,
  type Palettes,
} from '../../../src/components/ColorGenerator/Panel/palettes';
import { palettesOf } from './palettes-of';

const V8 = palettesOf('v8');
const V7 = palettesOf('v7');

const defaults = defaultsOf(V8);
const brand = withOwn(defaults, 'brand', '#0f766e');

/** Only some colors of both palettes, for short expectations. */
function only(palettes: Palettes, ...names: string[]): Palettes {
  const pick = (mode: 'light' | 'dark') =>
    palettes[mode].filter(({ name }) => names.includes(name));
  return { light: pick('light'), dark: pick('dark') };
}

describe('cssOf', () => {
  it('writes the six variables of a color, once for light and once for dark', () => {
    expect(cssOf(only(defaults, 'primary'), 'system', V8)).toBe(`:root {
  --ion-color-primary: #0054e9;
  --ion-color-primary-rgb: 0, 84, 233;
  --ion-color-primary-contrast: #ffffff;
  --ion-color-primary-contrast-rgb: 255, 255, 255;
  --ion-color-primary-shade: #004acd;
  --ion-color-primary-tint: #1a65eb;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ion-color-primary: #4d8dff;
    --ion-color-primary-rgb: 77, 141, 255;
    --ion-color-primary-contrast: #000000;
    --ion-color-primary-contrast-rgb: 0, 0, 0;
    --ion-color-primary-shade: #447ce0;
    --ion-color-primary-tint: #5f98ff;
  }
}
`);
  });

  it('adds the class of a color of one’s own', () => {
    const css = cssOf(only(brand, 'brand'), 'none', V8);
    expect(css).toContain('\n  --ion-color-brand-shade: #0d6861;\n');
    expect(css.slice(css.indexOf('.ion'))).toBe(`.ion-color-brand {
  --ion-color-base: var(--ion-color-brand);
  --ion-color-base-rgb: var(--ion-color-brand-rgb);
  --ion-color-contrast: var(--ion-color-brand-contrast);
  --ion-color-contrast-rgb: var(--ion-color-brand-contrast-rgb);
  --ion-color-shade: var(--ion-color-brand-shade);
  --ion-color-tint: var(--ion-color-brand-tint);
}
`);
  });

  it('puts the dark palette of version 7 where a new project has its own', () => {
    const v7 = defaultsOf(V7);
    expect(cssOf(v7, 'system', V7)).toContain(
      '\n@media (prefers-color-scheme: dark) {\n  body {\n    --ion-color-primary:',
    );
    expect(cssOf(v7, 'class', V7)).toContain('\nbody.dark {\n  --ion-color-primary:');
  });
});

describe('a palette', () => {
  it('keeps the white of version 7 until its color changes', () => {
    const v7 = defaultsOf(V7).light;
    expect(cssOf({ light: v7, dark: [] }, 'none', V8)).toContain('success-contrast: #ffffff;');
    const changed = withColor(v7, v7, 'success', '#2dd370');
    expect(cssOf({ light: changed, dark: [] }, 'none', V8)).toContain('success-contrast: #000000;');
  });
});

describe('problemOf', () => {
  it.each([
    ['', 'form'],
    ['Brand', 'form'],
    ['base', 'reserved'],
    ['primary-shade', 'reserved'],
    ['primary', 'taken'],
  ])('refuses "%s": %s', (name, problem) => expect(problemOf(name, defaults.light)).toBe(problem));
});
