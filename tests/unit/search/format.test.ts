import { describe, expect, it } from 'vitest';
import { longAnchor, shortAnchor } from '../../../plugins/search/embedded/format';

describe('an anchor', () => {
  it.each([
    ['prop-color', 'color', 'prop-'],
    ['css-max-width', '--max-width', 'css-'],
    ['option-target', '--target=<target>', 'option-'],
    ['option-build', '--no-build', 'option-'],
    ['option-source-map-2', '--source-map', 'option-source-map-2'],
    ['properties', 'Properties', 'properties'],
    ['slot-default', '(default)', 'slot-default'],
  ])('%s of "%s" is sent as %s, and read as it was', (anchor, title, short) => {
    expect(shortAnchor(anchor, title)).toBe(short);
    expect(longAnchor(short, title)).toBe(anchor);
  });

  it('that ends in a hyphen by itself stays', () => {
    expect(longAnchor(shortAnchor('a-', '--'), '--')).toBe('a-');
  });
});
