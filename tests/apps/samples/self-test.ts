import type { DemoVersion } from '../../../src/lib/demo';
import { checkerOf } from './projects';
import type { Checker, Finding, Group } from './types';

/** A page whose samples are all wrong. */
export const SELF_TEST = 'tests/fixtures/samples/bad.mdx';

/**
 * Samples of {@link SELF_TEST} in which nothing was found.
 *
 * @param groups the groups of that page
 * @param isChecked whether the samples of a version that a compiler reads were given to it
 * @returns one line each
 */
export function missedSamples(
  groups: readonly Group[],
  findings: readonly Finding[],
  isChecked: (version: DemoVersion, checker: Checker) => boolean,
): string[] {
  const own = findings.filter(({ origin }) => origin === SELF_TEST);
  return groups.flatMap(({ samples, version }) =>
    samples
      .filter((sample) => {
        const checker = checkerOf(sample);
        return checker && sample.unchecked === undefined && isChecked(version, checker);
      })
      .filter(({ line, code }) => {
        const end = line + code.split('\n').length;
        return !own.some(
          (found) => found.version === version && found.line >= line && found.line < end,
        );
      })
      .map(
        ({ line }) =>
          `${SELF_TEST}:${line}: no error found for ${version.label}, though it has one`,
      ),
  );
}
