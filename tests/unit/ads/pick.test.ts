import { describe, expect, it } from 'vitest';
import { pick, pickScript } from '../../../plugins/ads/pick';

/** Runs the page's script with a given random number and gives what it wrote to the root element. */
function runScript(weights: number[], roll: number): string {
  let written = '';
  const root = {
    setAttribute: (name: string, value: unknown) => (written = `${name}=${String(value)}`),
  };
  const run = new Function('document', 'Math', pickScript(weights)) as (
    document: unknown,
    math: unknown,
  ) => void;
  run({ documentElement: root }, { random: () => roll });
  return written;
}

describe('An ad is picked by weight', () => {
  it.each([
    [[5, 3, 2], 0.5, 1],
    [[5, 3, 2], 0.79, 1],
    [[1, 1], 1 - Number.EPSILON / 2, 1],
    [[0, 1], 0, 1],
  ])('of %j with %d it is number %d, in the app as before the first paint', (weights, roll, to) => {
    expect(pick(weights, roll)).toBe(to);
    expect(runScript(weights, roll)).toBe(`data-pick=${to}`);
  });

  it.each([[[]], [[0, 0]]])('of %j it is the first', (weights) => {
    expect(pick(weights, 0.5)).toBe(0);
  });
});
