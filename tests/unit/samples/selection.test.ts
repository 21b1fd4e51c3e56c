import { describe, expect, it } from 'vitest';
import { expectNamed, isNamed } from '../../apps/samples/selection';

const PATHS = ['docs/api/button.mdx', 'docs/api/button-group.mdx', 'src/demos/button/basic'];

describe('isNamed', () => {
  it('takes everything when nothing is named', () => {
    expect(PATHS.every((path) => isNamed(path, []))).toBe(true);
  });

  it.each([
    ['docs/api/button.mdx', ['docs/api/button.mdx']],
    ['docs/api', ['docs/api/button.mdx', 'docs/api/button-group.mdx']],
    ['src/demos/button/', ['src/demos/button/basic']],
    ['docs/api/button', []],
  ])('%s stands for itself and what is below', (name, taken) => {
    expect(PATHS.filter((path) => isNamed(path, [name]))).toEqual(taken);
  });
});

describe('expectNamed', () => {
  it('accepts files and folders that are there', () => {
    expect(() => expectNamed(PATHS, ['docs/api', 'src/demos/button/basic'])).not.toThrow();
  });

  it('says which name stands for nothing', () => {
    expect(() => expectNamed(PATHS, ['docs/api', 'docs/api/buton.mdx'])).toThrow(
      /^"docs\/api\/buton\.mdx": no page and no demo; accepts files and folders such as /,
    );
  });
});
