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
  const hash = toAddress(changed, DEFAULTS);
  expect(hash).toContain('light.primary=aa0000');
  expect(hash).not.toContain('dark.primary');
  expect(fromAddress(hash, DEFAULTS)).toEqual(changed);
  const black: Palettes = {
    ...DEFAULTS,
    light: [{ name: 'primary', hex: '#aa0000', contrast: '#000000' }],
  };
  expect(fromAddress(toAddress(black, DEFAULTS), DEFAULTS)).toEqual(black);
});

it.each([
  '',
  'preview',
  'colors:',
  'colors:light.primary=red',
  'colors:sepia.primary=aa0000',
  'colors:light.danger=aa0000',
])('The color generator begins with the defaults at the address %j', (hash) => {
  expect(fromAddress(hash, DEFAULTS)).toEqual(DEFAULTS);
});
