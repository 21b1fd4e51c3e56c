/**
 * Runs the Angular, React and Vue versions of the demos: they are built as the projects that they open in,
 * and must show what the plain demo shows, at the start and after each of its steps, in both modes and
 * versions, and say nothing to the console.
 *
 *   tsx scripts/check-runs.ts [--all] [--framework name] [--demo-version v8] [--mode md] [demo …]
 *
 * Runs that have passed with the same sources, project and packages are not repeated; `--all` repeats them.
 * `DOCS_RUNS_CACHE` names the folder in which they are remembered.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDemos } from '../plugins/demos/folders';
import { MODES, type Demo } from '../plugins/demos/types';
import { DEMOS } from '../src/site/demos';
import { findBrowser } from './lib/browser';
import { ensureInstalled } from './lib/packages';
import { ROOT, runMain } from './lib/run';
import { keyMaker, Passed } from './runs/keys';
import { allRuns, inTurn, type Planned } from './runs/plan';
import { selfTestRuns, prove } from './runs/self-test';
import { nameOf } from './runs/run';
import { runAll } from './runs/session';
import { postedProjects, runPosted } from './runs/stackblitz';
import { startBrowser } from './runs/stage';
import { COMPARED, type Run } from './runs/types';
import { LABELS, packagesOf, SCOPE } from './runs/versions';

/** Of this process alone, so that two checks at once do not empty each other's folders. */
const WORK = join(ROOT, `.docusaurus/runs-${process.pid}`);
const CACHE = process.env.DOCS_RUNS_CACHE ?? join(ROOT, 'node_modules/.cache/runs');

/** Runs that a start without `--all` takes at most; the next start takes the next ones. */
const AT_MOST = 600;

/** What is asked for on the command line. */
interface Wanted {
  all: boolean;
  framework?: string[];
  'demo-version'?: string[];
  mode?: string[];
}

function expectKnown(option: string, got: readonly string[] = [], known: readonly string[]): void {
  const wrong = got.find((name) => !known.includes(name));
  if (wrong !== undefined)
    throw new Error(`${option}: got "${wrong}", accepts ${known.join(', ')}`);
}

function wantedOf(runs: readonly Planned[], wanted: Wanted, names: readonly string[]): Planned[] {
  const has = (list: readonly string[] | undefined, value: string): boolean =>
    list === undefined || list.includes(value);
  const isNamed = ({ demo }: Run): boolean =>
    names.length === 0 || names.some((name) => `${demo}/`.startsWith(`${name}/`));
  return runs.filter(
    (run) =>
      has(wanted.framework, run.framework) &&
      has(wanted['demo-version'], run.version) &&
      has(wanted.mode, run.mode) &&
      isNamed(run),
  );
}

/** One demo of many, by the contents of all: it changes as they do, and is the same on every machine. */
function pickBy(runs: readonly Planned[]): (list: readonly Demo[]) => Demo {
  const sum = runs.reduce((total, { key }) => (total + parseInt(key.slice(0, 6), 16)) % 1e9, 0);
  return (list) => list[sum % list.length] as Demo;
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
  expectKnown('--framework', values.framework, COMPARED);
  expectKnown('--demo-version', values['demo-version'], LABELS);
  expectKnown('--mode', values.mode, MODES);
  for (const label of LABELS) await ensureInstalled(packagesOf(label));
  const demos = readDemos(join(ROOT, DEMOS), SCOPE);
  const keyOf = keyMaker();
  const runs = allRuns(demos, keyOf);
  const wanted = wantedOf(runs, values, positionals);
  if (wanted.length === 0) {
    throw new Error(
      `"${positionals.join(' ')}": no such demo; accepts names as in button/basic or button`,
    );
  }
  const known = Passed.read(CACHE);
  const isNew = ({ key }: { key: string }): boolean => values.all || !known.has(key);
  const missing = values.all ? wanted : inTurn(wanted.filter(isNew));
  const now = values.all ? missing : missing.slice(0, AT_MOST);
  const isSelected = wanted.length < runs.length;
  const program = findBrowser(process.env);
  const start = () => startBrowser(program);
  const started = Date.now();
  let failed = 0;
  const fail = (line: string): void => {
    failed += 1;
    console.error(line);
  };
  const passed: string[] = [];
  let opened = 0;
  const proof = selfTestRuns(ROOT, keyOf);
  const posted = isSelected
    ? []
    : postedProjects(demos, pickBy(runs)).map((one) => ({
        ...one,
        key: `project ${keyOf(one.demo, { ...one, demo: one.demo.name, mode: 'md' })}`,
      }));
  try {
    if (proof.some(isNew)) {
      const lines = await prove(proof, join(WORK, 'proof'), start);
      lines.forEach(fail);
      if (lines.length === 0) passed.push(...proof.map(({ key }) => key));
    }
    const done = await runAll(now, join(WORK, 'demos'), start, (run, problem) =>
      fail(`${nameOf(run)}: ${problem}`),
    );
    passed.push(...done.map(({ key }) => key));
    const browser = await start();
    for (const project of posted.filter(isNew)) {
      opened += 1;
      const problem = await runPosted(browser, join(WORK, 'posted'), project);
      if (problem === undefined) passed.push(project.key);
      else
        fail(
          `StackBlitz project of ${project.demo.name}, ${project.framework}, ${project.version}: ${problem}`,
        );
    }
    await browser.close();
  } finally {
    rmSync(WORK, { recursive: true, force: true });
    known.write(passed, new Set([...runs, ...proof, ...posted].map(({ key }) => key)));
  }
  const steps = now.reduce((sum, { source }) => sum + source.meta.steps.length, 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `${new Set(wanted.map(({ demo }) => demo)).size} demos × ${COMPARED.length} frameworks × ${LABELS.length} versions × ${MODES.length} modes: ${wanted.length} runs`,
  );
  console.log(
    `${now.length} run now (${steps} steps), ${wanted.length - missing.length} passed before, ${missing.length - now.length} left; ${opened} projects built and opened; ${seconds} s`,
  );
  if (failed > 0) throw new Error(`${failed} failed; mend each line above`);
});
