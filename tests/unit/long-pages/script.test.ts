import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { LATER_ATTRIBUTE, laterScript } from '../../../plugins/long-pages/script';

/** Runs the script in a page, and returns the attributes of its root element. */
function run(hash: string, visits: { type: string }[]): string[] {
  const attributes: string[] = [];
  runInNewContext(laterScript(), {
    location: { hash },
    performance: { getEntriesByType: () => visits },
    document: { documentElement: { setAttribute: (name: string) => attributes.push(name) } },
  });
  return attributes;
}

it('a page that is read from its beginning is laid out in two steps', () => {
  expect(run('', [{ type: 'navigate' }])).toEqual([LATER_ATTRIBUTE]);
});

it.each([
  ['that is opened at a heading', '#events', [{ type: 'navigate' }]],
  ['that is loaded again', '', [{ type: 'reload' }]],
  ['that the reader comes back to', '', [{ type: 'back_forward' }]],
  ['in a browser that does not tell', '', []],
])('a page %s is laid out at once', (_, hash, visits) => {
  expect(run(hash, visits)).toEqual([]);
});
