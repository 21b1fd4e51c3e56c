import type { DemoVersion } from '../../../src/lib/demo';
import { checkerOf } from './projects';
import type { Checker, Finding, Group } from './types';

/** A page whose samples are all wrong. */
export const SELF_TEST = 'tests/fixtures/samples/bad.mdx';

/** Splits what was found in {@link SELF_TEST} from the rest. */
export function withoutSelfTest(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ origin }) => origin !== SELF_TEST);
}

/**
 * Samples of {@link SELF_TEST} in which nothing was found.
 *
 * @param groups the groups of that page
 * @param isChecked whether the samples of a version that a compiler reads were given to it
 * @returns one line each
 */
export function unproven(
  groups: readonly Group[],
  findings: readonly Finding[],
  isChecked: (version: DemoVersion, checker: Checker) => boolean,
): string[] {
  return groups.flatMap(({ samples, version }) =>
    samples
      .filter((sample) => {
        const checker = checkerOf(sample);
        return checker && sample.unchecked === undefined && isChecked(version, checker);
      })
      .filter(({ line, code }) => {
        const end = line + code.split('\n').length;
        return !findings.some(
          (found) =>
            found.origin === SELF_TEST &&
            found.version === version &&
            found.line >= line &&
            found.line < end,
        );
      })
      .map(
        ({ line }) =>
          `${SELF_TEST}:${line}: no error found for ${version.label}, though it has one`,
      ),
  );
}
