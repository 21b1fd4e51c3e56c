/**
 * Runs the Angular, React and Vue versions of the demos: they are built as the projects that they open in,
 * and must show what the plain demo shows, at the start and after each of its steps, in both modes and
 * versions, and say nothing to the console.
 *
 *   tsx tests/apps/check-runs.ts [--all] [--framework name] [--demo-version v8] [--mode md] [demo …]
 *
 * Runs that have passed with the same sources, project and packages are not repeated; `--all` repeats them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDemos } from '../../plugins/demos/folders';
import { MODES, type Demo } from '../../src/lib/demo';
import { DEMOS } from '../../config/demos';
import { ensureInstalled } from '../lib/packages';
import { ROOT, runMain } from '../../scripts/lib/run';
import { startBrowser } from './harness/browser';
import { Check, type Tried } from './harness/check';
import { expectKnown, expectNamed, isNamed } from './harness/selection';
import { COMPARED, LABELS, packagesOf, SCOPE } from './harness/versions';
import { allRuns, inTurn, knownDifference, type Planned } from './runs/plan';
import { prove, selfTestRuns } from './runs/self-test';
import { runAll } from './runs/session';
import { postedProjects, runPosted, type Posted } from './runs/stackblitz';
import { proofSum, sumMaker } from './runs/sums';
import type { Run } from './runs/types';

/** Runs that a start without `--all` takes at most; the next start takes the next ones. */
const AT_MOST = 600;

/** What is asked for on the command line. */
interface Wanted {
  all: boolean;
  framework?: string[];
  'demo-version'?: string[];
  mode?: string[];
}

const has = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.includes(value);

const isOf = (
  wanted: Wanted,
  { framework, version }: Pick<Run, 'framework' | 'version'>,
): boolean => has(wanted.framework, framework) && has(wanted['demo-version'], version);

function wantedOf(runs: readonly Planned[], wanted: Wanted, names: readonly string[]): Planned[] {
  expectKnown('framework', wanted.framework, COMPARED);
  expectKnown('demo-version', wanted['demo-version'], LABELS);
  expectKnown('mode', wanted.mode, MODES);
  const demos = runs.map(({ demo }) => demo);
  expectNamed(demos, names, 'demos and folders as in button/basic or button');
  return runs.filter(
    (run) => isOf(wanted, run) && has(wanted.mode, run.mode) && isNamed(run.demo, names),
  );
}

/** A project on StackBlitz, as it is tried. */
type TriedProject = Posted & Tried;

function triedProjects(demos: readonly Demo[], sumOf: ReturnType<typeof sumMaker>): TriedProject[] {
  return postedProjects(demos).map((one) => ({
    ...one,
    title: `project on StackBlitz, ${one.framework}, ${one.version}`,
    sum: sumOf(one.demo, { ...one, demo: one.demo.name, mode: 'md' }),
  }));
}

/** What is started now; everything else has passed, or waits for the next start. */
interface Due {
  proof: readonly Planned[];
  runs: readonly Planned[];
  projects: readonly TriedProject[];
}

/**
 * Starts everything that is due.
 *
 * @param work folder for the projects
 * @param done is told how each went, as soon as it has: with one line where something is wrong
 */
async function runDue(
  due: Due,
  work: string,
  done: (one: Tried, problem: string | undefined) => void,
): Promise<void> {
  if (due.proof.length > 0) await prove(due.proof, join(work, 'proof'), done);
  if (due.runs.length > 0) {
    await runAll(due.runs, join(work, 'demos'), (run, problem) => {
      const { title } = run;
      const why = knownDifference(run);
      if (why === undefined) return done(run, problem && `${title}: ${problem}`);
      if (problem === undefined) {
        const entry = 'take the entry out of "differs" of its meta.json';
        return done(run, `${title}: differs no more; ${entry}`);
      }
      console.log(`${title}: differs as its meta.json says: ${why}`);
      done(run, undefined);
    });
  }
  for (const project of due.projects) {
    const browser = await startBrowser();
    const problem = await runPosted(browser, join(work, 'posted'), project);
    await browser.close();
    done(project, problem && `${project.title}: ${project.demo.name}: ${problem}`);
  }
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      framework: { type: 'string', multiple: true },
      'demo-version': { type: 'string', multiple: true },
      mode: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  const check = new Check('runs', values.all);
  const isNew = (one: Tried): boolean => check.isNew(one);
  const demos = readDemos(join(ROOT, DEMOS), SCOPE);
  const sumOf = sumMaker();
  const wanted = wantedOf(allRuns(demos, sumOf), values, positionals);
  const proof = selfTestRuns(ROOT, proofSum(sumOf));
  const projects = triedProjects(demos, sumOf);
  const missing = inTurn(wanted.filter(isNew));
  const due: Due = {
    proof: proof.some(isNew) ? proof : [],
    runs: values.all ? missing : missing.slice(0, AT_MOST),
    // A project is of one demo, in one mode
    projects:
      positionals.length > 0 || values.mode
        ? []
        : projects.filter((project) => isOf(values, project) && isNew(project)),
  };
  // Most who work on the site never need them
  if (Object.values(due).some((those: readonly Tried[]) => those.length > 0)) {
    for (const label of LABELS) await ensureInstalled(packagesOf(label));
  }
  await check.inFolder((work) => runDue(due, work, (one, problem) => check.settle(one, problem)));
  const [now, left] = [due.runs.length, missing.length];
  check.end(
    `${now} run now, ${wanted.length - left} passed before, ${left - now} left; ${due.projects.length} projects built and opened`,
  );
});
