/**
 * Every check of the project, in order of cost, and their totals in one line.
 *
 *   tsx scripts/test.ts [name …]     only the named checks
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, browserVersion } from './lib/browser';
import { ROOT, run, runMain } from './lib/run';

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

const CHECKS: Check[] = [
  { name: 'format' },
  { name: 'lint' },
  { name: 'lockfile' },
  { name: 'types' },
  { name: 'content' },
  { name: 'translations' },
  { name: 'samples' },
  {
    name: 'unit',
    report: {
      file: UNIT_REPORT,
      read: (r: { numPassedTests: number; numFailedTests: number }) => ({
        passed: r.numPassedTests,
        failed: r.numFailedTests,
      }),
    },
  },
  playwright('dev'),
  { name: 'build' },
  { name: 'additions' },
  { name: 'places' },
  playwright('deployment'),
  { name: 'secrets' },
  playwright('e2e'),
];

function readTotals(check: Check, code: number): Totals {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!check.report || !existsSync(join(ROOT, check.report.file))) return single;
  const json = JSON.parse(readFileSync(join(ROOT, check.report.file), 'utf8')) as never;
  const totals = check.report.read(json);
  // A runner that stopped for a reason of its own has failed, whatever it counted.
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

async function runCheck(check: Check): Promise<Totals> {
  console.log(`\n── ${check.name} ${'─'.repeat(Math.max(0, 60 - check.name.length))}`);
  const started = Date.now();
  const code = await run('npm', ['run', '--silent', `check:${check.name}`]);
  const totals = readTotals(check, code);
  for (const title of totals.retried ?? []) console.log(`passed on its second try: ${title}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${check.name}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`);
  return totals;
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
  for (const check of checks) {
    const totals = await runCheck(check);
    sum.passed += totals.passed;
    sum.failed += totals.failed;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0) process.exitCode = 1;
});
