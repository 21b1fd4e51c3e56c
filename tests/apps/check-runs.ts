/**
 * Runs the Angular, React and Vue versions of the demos: they are built as the projects that they open in,
 * and must show what the plain demo shows, at the start and after each of its steps, in both modes and
 * versions, and say nothing to the console.
 *
 *   tsx tests/apps/check-runs.ts [--all] [--framework name] [--demo-version v8] [--mode md] [demo …]
 *
 * Runs that have passed with the same sources, project and packages are not repeated; `--all` repeats them.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDemos } from '../../plugins/demos/folders';
import { MODES, type Demo } from '../../src/lib/demo';
import { DEMOS } from '../../config/demos';
import { findBrowser } from '../../scripts/lib/browser';
import { ensureInstalled } from '../lib/packages';
import { ROOT, runMain } from '../../scripts/lib/run';
import { ResultCache } from '../lib/result-cache';
import { keyMaker, proofKey } from './runs/keys';
import { allRuns, inTurn, knownDifference, type Planned } from './runs/plan';
import { prove, selfTestRuns } from './runs/self-test';
import { nameOf } from './runs/run';
import { runAll } from './runs/session';
import { postedProjects, runPosted, type Posted } from './runs/stackblitz';
import { startBrowser } from './runs/stage';
import { COMPARED, type Run } from './runs/types';
import { LABELS, packagesOf, SCOPE } from './runs/versions';
import { expectKnown, expectNamed, isNamed } from './selection';

/** Of this process alone, so that two checks at once do not empty each other's folders. */
const WORK = join(ROOT, `.docusaurus/runs-${process.pid}`);

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

/** A project on StackBlitz, with the name and the key that it is remembered by. */
type KeyedProject = Posted & { title: string; key: string };

function keyedProjects(demos: readonly Demo[], keyOf: ReturnType<typeof keyMaker>): KeyedProject[] {
  return postedProjects(demos).map((one) => ({
    ...one,
    title: `project on StackBlitz, ${one.framework}, ${one.version}`,
    key: keyOf(one.demo, { ...one, demo: one.demo.name, mode: 'md' }),
  }));
}

/** What is remembered: a run by its name, a project by its title. */
type Remembered = { key: string } & (Run | { title: string });

const titleOf = (one: Remembered): string => ('title' in one ? one.title : nameOf(one));

/** What is started now; everything else has passed, or waits for the next start. */
interface Due {
  proof: readonly Planned[];
  runs: readonly Planned[];
  projects: readonly KeyedProject[];
}

/**
 * Starts everything that is due.
 *
 * @param done is told how each went, as soon as it has: with one line where something is wrong
 */
async function runDue(
  due: Due,
  done: (one: Remembered, problem: string | undefined) => void,
): Promise<void> {
  const program = findBrowser(process.env);
  const start = () => startBrowser(program);
  if (due.proof.length > 0) {
    await prove(due.proof, join(WORK, 'proof'), start, done);
  }
  if (due.runs.length > 0) {
    await runAll(due.runs, join(WORK, 'demos'), start, (run, problem) => {
      const name = nameOf(run);
      const why = knownDifference(run);
      if (why === undefined) return done(run, problem && `${name}: ${problem}`);
      if (problem === undefined) {
        const entry = 'take the entry out of "differs" of its meta.json';
        return done(run, `${name}: differs no more; ${entry}`);
      }
      console.log(`${name}: differs as its meta.json says: ${why}`);
      done(run, undefined);
    });
  }
  for (const project of due.projects) {
    const browser = await start();
    const problem = await runPosted(browser, join(WORK, 'posted'), project);
    await browser.close();
    done(project, problem && `${project.title}: ${project.demo.name}: ${problem}`);
  }
}

function print(wanted: readonly Planned[], missing: number, due: Due, seconds: number): void {
  console.log(
    `${due.runs.length} run now, ${wanted.length - missing} passed before, ${missing - due.runs.length} left; ${due.projects.length} projects built and opened; ${seconds.toFixed(0)} s`,
  );
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
  const demos = readDemos(join(ROOT, DEMOS), SCOPE);
  const keyOf = keyMaker();
  const runs = allRuns(demos, keyOf);
  const wanted = wantedOf(runs, values, positionals);
  const proof = selfTestRuns(ROOT, proofKey(keyOf));
  const projects = keyedProjects(demos, keyOf);
  const results = new ResultCache('runs');
  const isNew = (one: Remembered): boolean => values.all || !results.has(titleOf(one), one.key);
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
  const tried = due.proof.length + due.runs.length + due.projects.length;
  const started = Date.now();
  let failed = 0;
  const done = (one: Remembered, problem: string | undefined): void => {
    if (problem === undefined) results.add(titleOf(one), one.key);
    else {
      results.remove(titleOf(one), one.key);
      failed += 1;
      console.error(problem);
    }
  };
  // Most who work on the site never need them
  if (tried > 0) for (const label of LABELS) await ensureInstalled(packagesOf(label));
  try {
    await runDue(due, done);
  } finally {
    rmSync(WORK, { recursive: true, force: true });
  }
  print(wanted, missing.length, due, (Date.now() - started) / 1000);
  if (failed > 0) throw new Error(`${failed} failed; mend each line above`);
});
