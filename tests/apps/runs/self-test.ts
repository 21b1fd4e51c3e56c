import { join } from 'node:path';
import { readDemos } from '../../../plugins/demos/folders';
import { unproven } from '../harness/check';
import { LABELS, SCOPE } from '../harness/versions';
import { allRuns, type Planned } from './plan';
import { runAll, type Done } from './session';

/** Demos of which all but one are wrong. */
const SELF_TEST = 'tests/fixtures/runs';

/** What must be said about each demo of {@link SELF_TEST} that is wrong. */
const SAID: Readonly<Record<string, RegExp>> = {
  'wrong/import': /^does not build: .*@ionic\/view/,
  'wrong/name': /^does not build: .*IonTxt|^start: .*Failed to resolve component: ion-text/,
  'wrong/text': /^start: ion-text: text is "0 presses", expected "0 times"$/,
  'wrong/state': /^step 1 .*: ion-text: text is "2 times", expected "1 times"$/,
};

/** The runs that prove the check: the Vue versions, which build fastest. */
export function selfTestRuns(root: string, sumOf: Parameters<typeof allRuns>[1]): Planned[] {
  return allRuns(readDemos(join(root, SELF_TEST), SCOPE), sumOf).filter(
    ({ framework, version, mode }) => framework === 'vue' && version === LABELS[0] && mode === 'md',
  );
}

/**
 * Runs the demos of {@link SELF_TEST}.
 *
 * @param done is told of each run: with one line where it did not go as it must
 */
export async function prove(runs: readonly Planned[], work: string, done: Done): Promise<void> {
  const said = new Map<string, string | undefined>();
  await runAll(runs, work, (run, problem) => said.set(run.demo, problem));
  for (const run of runs) {
    const { demo, title } = run;
    done(run, unproven(`${SELF_TEST}: ${title}`, said.get(demo), SAID[demo]));
  }
}
