import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readDemos } from '../../plugins/demos/folders';
import { allRuns, type Planned } from './plan';
import { nameOf } from './run';
import { runAll } from './session';
import type { Run } from './types';
import { LABELS, SCOPE } from './versions';

/** Demos of which all but one are wrong: a check that lets one of them pass checks nothing. */
const SELF_TEST = 'tests/fixtures/runs';

/** What must be said about each demo of {@link SELF_TEST} that is wrong. */
const SAID: Readonly<Record<string, RegExp>> = {
  'wrong/import': /^does not build: .*@ionic\/view/,
  'wrong/name': /^does not build: .*IonTxt|^start: .*Failed to resolve component: ion-text/,
  'wrong/text': /^start: ion-text: text is "0 presses", expected "0 times"$/,
  'wrong/state': /^step 1 .*: ion-text: text is "2 times", expected "1 times"$/,
};

/** The runs that prove the check: the Vue versions, which build fastest. */
export function selfTestRuns(root: string, keyOf: Parameters<typeof allRuns>[1]): Planned[] {
  return allRuns(readDemos(join(root, SELF_TEST), SCOPE), keyOf).filter(
    ({ framework, version, mode }) => framework === 'vue' && version === LABELS[0] && mode === 'md',
  );
}

/**
 * Runs the demos of {@link SELF_TEST}.
 *
 * @returns one line for each that did not go as it must
 */
export async function prove(
  runs: readonly Planned[],
  work: string,
  start: () => Promise<Browser>,
): Promise<string[]> {
  const said = new Map<string, string>();
  await runAll(runs, work, start, (run: Run, problem) => {
    if (problem !== undefined) said.set(run.demo, problem);
  });
  return runs.flatMap((run) => {
    const [wanted, got] = [SAID[run.demo], said.get(run.demo)];
    if (wanted ? got !== undefined && wanted.test(got) : got === undefined) return [];
    return [
      `${SELF_TEST}: ${nameOf(run)}: said ${got ?? 'nothing'}, expected ${wanted ?? 'nothing'}`,
    ];
  });
}
