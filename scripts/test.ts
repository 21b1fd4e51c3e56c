/**
 * Every check of the project, what costs least first, and their totals in one line.
 *
 *   tsx scripts/test.ts [name …]     only the named checks
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, browserVersion } from './lib/browser';
import { ROOT, run, runMain, runSilently } from './lib/run';

interface Totals {
  passed: number;
  failed: number;
  /** Titles of tests that passed on their second try. */
  retried?: string[];
}

interface Check {
  /** Name of the npm script is `check:<name>`. */
  name: string;
  /** Where the runner leaves its totals; a check without one counts as a single test. */
  report?: { file: string; read: (json: never) => Totals };
  needsBrowser?: boolean;
  /**
   * Checks of one number, which stand together, run two at a time: each waits much for itself, and none touches
   * what another one of them writes. One without it has the machine to itself.
   */
  beside?: number;
}

/** Playwright's report, as far as it is read here. */
interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
}

/** Names no file: a developer's `.env` must not decide what the checks see. */
const NO_ENV_FILE = 'no-env-file';

const RESULTS = 'test-results';
const UNIT_REPORT = join(RESULTS, 'unit.json');

/** Totals of a Playwright run, which leaves its report under the check's name. */
const playwright = (name: string): Check => ({
  name,
  needsBrowser: true,
  report: {
    file: join(RESULTS, `${name}.json`),
    read: (r: BrowserReport) => ({
      passed: r.stats.expected + r.stats.flaky,
      failed: r.stats.unexpected,
      retried: r.suites.flatMap(retriedIn),
    }),
  },
});

function retriedIn({ suites = [], specs = [] }: BrowserSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(retriedIn)];
}

/** What reads the sources, and what waits for programs that it starts. */
const SOURCES = 1;
/** What builds and serves sites of its own, in folders of their own. */
const SITES = 2;

const CHECKS: Check[] = [
  {
    name: 'unit',
    report: {
      file: UNIT_REPORT,
      read: (r: { numPassedTests: number; numFailedTests: number }) => ({
        passed: r.numPassedTests,
        failed: r.numFailedTests,
      }),
    },
    beside: SOURCES,
  },
  { name: 'format', beside: SOURCES },
  { name: 'lint', beside: SOURCES },
  { name: 'lockfile', beside: SOURCES },
  { name: 'types', beside: SOURCES },
  { name: 'content', beside: SOURCES },
  { name: 'translations', beside: SOURCES },
  { name: 'samples' },
  { ...playwright('dev'), beside: SITES },
  { name: 'additions', needsBrowser: true, beside: SITES },
  { name: 'places', needsBrowser: true, beside: SITES },
  { ...playwright('deployment'), beside: SITES },
  // Reads what the bundler keeps, which no other build may change meanwhile
  { name: 'secrets' },
  { name: 'build' },
  playwright('e2e'),
  playwright('pictures'),
];

function readTotals(check: Check, code: number): Totals {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!check.report || !existsSync(join(ROOT, check.report.file))) return single;
  const json = JSON.parse(readFileSync(join(ROOT, check.report.file), 'utf8')) as never;
  const totals = check.report.read(json);
  // A runner that stopped for a reason of its own has failed, whatever it counted.
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

async function runCheck(check: Check, isAlone: boolean): Promise<Totals> {
  const title = `\n── ${check.name} ${'─'.repeat(Math.max(0, 60 - check.name.length))}`;
  const started = Date.now();
  const command = ['npm', ['run', '--silent', `check:${check.name}`]] as const;
  if (isAlone) console.log(title);
  const { code, output } = isAlone
    ? { code: await run(command[0], [...command[1]]), output: '' }
    : await runSilently(command[0], [...command[1]]);
  if (!isAlone) console.log(`${title}\n${output.trimEnd()}`);
  const totals = readTotals(check, code);
  for (const retried of totals.retried ?? []) {
    console.log(`passed on its second try: ${retried}`);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${check.name}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`);
  return totals;
}

/** Checks that run at the same time, in the order in which they begin. */
function groupsOf(checks: readonly Check[]): Check[][] {
  const groups: Check[][] = [];
  for (const check of checks) {
    const last = groups.at(-1);
    const isBeside = check.beside !== undefined && last?.[0]?.beside === check.beside;
    if (isBeside) last?.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** Runs checks two at a time. */
async function runGroup(group: readonly Check[]): Promise<Totals[]> {
  const waiting = [...group];
  const found: Totals[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      found.push(await runCheck(next, group.length === 1));
    }
  };
  await Promise.all([work(), work()]);
  return found;
}

function select(names: string[]): Check[] {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = CHECKS.map((check) => check.name).join(', ');
    throw new Error(`unknown check "${unknown.join('", "')}"; accepts ${known}`);
  }
  return names.length > 0 ? CHECKS.filter((check) => names.includes(check.name)) : CHECKS;
}

runMain(async () => {
  const checks = select(process.argv.slice(2));
  process.env.DOCS_ENV_FILE = NO_ENV_FILE;
  rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
  if (checks.some((check) => check.needsBrowser)) {
    const path = findBrowser(process.env);
    process.env.CHROMIUM_PATH = path;
    console.log(`Browser: ${browserVersion(path)} (${path})`);
  }
  const sum: Totals = { passed: 0, failed: 0 };
  for (const group of groupsOf(checks)) {
    for (const { passed, failed } of await runGroup(group)) {
      sum.passed += passed;
      sum.failed += failed;
    }
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0) process.exitCode = 1;
});
