import { describe, expect, it } from 'vitest';
import { pick, pickScript } from '../../../plugins/ads/pick';

const PICKS = 10_000;

/** Pseudo-random numbers that are the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pearson's statistic of observed counts against weights. */
function chiSquare(weights: number[], picks: number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, index) => {
    const expected = (weight / total) * picks.length;
    const observed = picks.filter((picked) => picked === index).length;
    return expected === 0
      ? sum + observed * Infinity || sum
      : sum + (observed - expected) ** 2 / expected;
  }, 0);
}

/** Runs the page's script with given random numbers and gives what it wrote to the root element. */
function runScript(weights: number[], random: () => number): string {
  let written = '';
  const root = {
    setAttribute: (name: string, value: unknown) => (written = `${name}=${String(value)}`),
  };
  const run = new Function('document', 'Math', pickScript(weights)) as (
    document: unknown,
    math: unknown,
  ) => void;
  run({ documentElement: root }, { random });
  return written;
}

describe('ten thousand picks', () => {
  // 0.999 quantiles of the chi-square distribution by degrees of freedom
  const LIMITS = [0, 10.83, 13.82, 16.27];

  it.each([[[1, 1]], [[3, 1]], [[5, 3, 2]], [[0.5, 0.25, 0.125, 0.125]]])(
    'have the shares of the weights %j',
    (weights) => {
      const random = generator(20);
      const picks = Array.from({ length: PICKS }, () => pick(weights, random()));
      expect(chiSquare(weights, picks)).toBeLessThan(LIMITS[weights.length - 1] ?? 0);
    },
  );

  it('would show a wrong share', () => {
    const random = generator(20);
    const picks = Array.from({ length: PICKS }, () => pick([1, 1], random()));
    expect(chiSquare([1.15, 1], picks)).toBeGreaterThan(LIMITS[1] ?? 0);
  });

  it('are the same in the script that runs before the first paint', () => {
    const weights = [5, 3, 2];
    const [random, again] = [generator(7), generator(7)];
    for (let count = 0; count < PICKS; count += 1) {
      expect(runScript(weights, again)).toBe(`data-pick=${pick(weights, random())}`);
    }
  });
});

describe('the edges', () => {
  it.each([
    [[1, 1], 0, 0],
    [[1, 1], 0.5, 1],
    [[1, 1], 1 - Number.EPSILON / 2, 1],
    [[0, 1], 0, 1],
    [[4], 0.99, 0],
    [[], 0.5, 0],
    [[0, 0], 0.5, 0],
  ])('of %j with %d pick %d', (weights, roll, expected) => {
    expect(pick(weights, roll)).toBe(expected);
  });
});
