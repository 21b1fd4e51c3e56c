import { describe, expect, it } from 'vitest';
import nameChunks from '../../../plugins/engine/loaders/registry-chunks.cjs';
import { partOf } from '../../../plugins/engine/loaders/registry-pages.cjs';
import shortNames from '../../../plugins/engine/loaders/short-names.cjs';

/** The first two have five digits in common. */
const NAMES = ['a1b2c300', 'a1b2c4ff', 'a1b90000', '0f0f0f0f', '0f0f0f0f2'];

describe('the name of a chunk', () => {
  it('is as long as it takes to tell it from all others, and four digits at least', () => {
    expect(NAMES.map(shortNames(NAMES))).toEqual([
      'a1b2c3',
      'a1b2c4',
      'a1b9',
      '0f0f0f0f',
      '0f0f0f0f2',
    ]);
  });

  it('does not depend on the order of the pages', () => {
    expect(NAMES.map(shortNames([...NAMES].reverse()))).toEqual(NAMES.map(shortNames(NAMES)));
  });

  it('stays as it is where it is no hash', () => {
    const name = 'content---docs-intro-cli-1a2';
    expect(shortNames([name, 'a1b2c300'])(name)).toBe(name);
  });
});

it('is the same for the browser, which loads it, and for the server, which links its styles', () => {
  const entry = (name: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;
  const registry = `export default {\n${NAMES.map(entry).join('\n')}};\n`;
  const short = NAMES.map(shortNames(NAMES));
  const browser = [
    ...partOf(registry, new Set(), false).matchAll(/"(\w+)": \[.*webpackChunkName: "(\w+)"/g),
  ];
  expect(browser.map(([, key]) => key)).toEqual(short);
  expect(browser.map(([, , chunk]) => chunk)).toEqual(short);
  const server = [...nameChunks(registry).matchAll(/"(\w+)": \[.*\), "(\w+)", require/g)];
  expect(server.map(([, key]) => key)).toEqual(NAMES);
  expect(server.map(([, , chunk]) => chunk)).toEqual(short);
});
