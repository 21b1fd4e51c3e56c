import { expect, it } from 'vitest';
import { expectKnown, expectNamed, isNamed } from '../../apps/selection';

const PATHS = ['docs/api/button.mdx', 'docs/api/button-group.mdx', 'button/basic'];

it.each([
  [['docs/api'], PATHS.slice(0, 2)],
  [['docs/api/button.mdx'], PATHS.slice(0, 1)],
  [['button/'], PATHS.slice(2)],
  [[], PATHS],
])('A check that is narrowed to %j looks at %j', (named, chosen) => {
  expect(PATHS.filter((path) => isNamed(path, named))).toEqual(chosen);
});

it('A check that is narrowed to what there is not says so', () => {
  expect(() => expectNamed(PATHS, ['docs/api', 'docs/api/buton.mdx'], 'pages')).toThrow(
    '"docs/api/buton.mdx": stands for nothing; accepts pages',
  );
  expect(() => expectKnown('mode', ['md', 'wp'], ['ios', 'md'])).toThrow(
    '--mode: got "wp", accepts ios, md',
  );
});
