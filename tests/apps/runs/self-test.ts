import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readDemos } from '../../../plugins/demos/folders';
import { allRuns, type Planned } from './plan';
import { nameOf } from './run';
import { runAll, type Done } from './session';
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
 * @param done is told of each run: with one line where it did not go as it must
 */
export async function prove(
  runs: readonly Planned[],
  work: string,
  start: () => Promise<Browser>,
  done: Done,
): Promise<void> {
  const said = new Map<string, string | undefined>();
  await runAll(runs, work, start, (run, problem) => said.set(run.demo, problem));
  for (const run of runs) {
    const [wanted, got] = [SAID[run.demo], said.get(run.demo)];
    const isRight = wanted ? got !== undefined && wanted.test(got) : got === undefined;
    const line = `${SELF_TEST}: ${nameOf(run)}: said ${got ?? 'nothing'}, expected ${wanted ?? 'nothing'}`;
    done(run, isRight ? undefined : line);
  }
}
