import { expect, it } from 'vitest';
import { fromAddress, toAddress } from '../../../src/components/ColorGenerator/Panel/address';
import {
  withColor,
  withOwn,
  type Palettes,
} from '../../../src/components/ColorGenerator/Panel/palettes';

const DEFAULTS: Palettes = {
  light: [{ name: 'primary', hex: '#0054e9', contrast: 'auto' }],
  dark: [{ name: 'primary', hex: '#4d8dff', contrast: '#000000' }],
};

it('The address of the color generator keeps what differs from the defaults, and is read back', () => {
  const changed = withOwn(
    { ...DEFAULTS, light: withColor(DEFAULTS.light, DEFAULTS.light, 'primary', '#aa0000') },
    'brand-2',
    '#123456',
  );
  const colors = toAddress(changed, DEFAULTS);
  expect(colors).toContain('light.primary.aa0000');
  expect(new URLSearchParams({ colors }).toString()).toBe(`colors=${colors}`);
  expect(colors).not.toContain('dark.primary');
  expect(fromAddress(colors, DEFAULTS)).toEqual(changed);
  const black: Palettes = {
    ...DEFAULTS,
    light: [{ name: 'primary', hex: '#aa0000', contrast: '#000000' }],
  };
  expect(fromAddress(toAddress(black, DEFAULTS), DEFAULTS)).toEqual(black);
});

it('The color generator reads capitals in an address', () => {
  const white: Palettes = {
    ...DEFAULTS,
    light: [{ name: 'primary', hex: '#ff0000', contrast: '#ffffff' }],
  };
  expect(fromAddress('light.primary.FF0000.FFFFFF', DEFAULTS)).toEqual(white);
});

it.each([
  '',
  'preview',
  'light.primary.red',
  'sepia.primary.aa0000',
  'light.danger.aa0000',
  'light.step-100.aa0000',
  'light.a-.aa0000',
])('The color generator begins with the defaults at the address %j', (colors) => {
  expect(fromAddress(colors, DEFAULTS)).toEqual(DEFAULTS);
});
