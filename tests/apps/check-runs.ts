/**
 * Runs the Angular, React and Vue versions of the demos: they are built as the projects that they open in,
 * and must show what the plain demo shows, at the start and after each of its steps, in both modes and
 * versions, and say nothing to the console.
 *
 *   tsx tests/apps/check-runs.ts [--all] [--framework name] [demo …]
 *
 * Runs that have passed with the same sources, project and packages are not repeated; `--all` repeats them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDemos } from '../../plugins/demos/folders';
import type { Demo } from '../../src/lib/demo';
import { DEMOS } from '../../config/demos';
import { ensureInstalled } from '../lib/packages';
import { ROOT, runMain } from '../../scripts/lib/run';
import { startBrowser } from './harness/browser';
import { Check, type Tried } from './harness/check';
import { expectKnown, expectNamed, isNamed } from './harness/selection';
import { COMPARED, LABELS, packagesOf, SCOPE } from './harness/versions';
import { allRuns, inTurn, judge, type Planned } from './runs/plan';
import { prove, selfTestRuns } from './runs/self-test';
import { runAll } from './runs/session';
import { postedProjects, runPosted, type Posted } from './runs/stackblitz';
import { proofSum, sumMaker } from './runs/sums';
import type { Run } from './runs/types';

/** Runs that a start without `--all` takes at most; the next start takes the next ones. */
const AT_MOST = 600;

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
    await runAll(due.runs, join(work, 'demos'), (run, said) => {
      const { problem, why } = judge(run, said);
      if (why) console.log(`${run.title}: differs as its meta.json says: ${why}`);
      done(run, problem && `${run.title}: ${problem}`);
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
      framework: { type: 'string', multiple: true, default: [...COMPARED] },
    },
    allowPositionals: true,
  });
  const check = new Check('runs', values.all);
  expectKnown('framework', values.framework, COMPARED);
  const isOf = ({ framework }: Pick<Run, 'framework'>): boolean =>
    values.framework.includes(framework);
  const isNew = (one: Tried): boolean => check.isNew(one);
  const demos = readDemos(join(ROOT, DEMOS), SCOPE);
  const names = demos.map(({ name }) => name);
  expectNamed(names, positionals, 'demos and folders as in button/basic or button');
  const sumOf = sumMaker();
  const wanted = allRuns(demos, sumOf).filter((run) => isOf(run) && isNamed(run.demo, positionals));
  const proof = selfTestRuns(ROOT, proofSum(sumOf));
  // Each of them is of one demo
  const projects = positionals.length > 0 ? [] : triedProjects(demos, sumOf).filter(isOf);
  const missing = inTurn(wanted.filter(isNew));
  const due: Due = {
    proof: proof.some(isNew) ? proof : [],
    runs: values.all ? missing : missing.slice(0, AT_MOST),
    projects: projects.filter(isNew),
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
