/** The checks of the project: which run on every change, which by night, and how their totals are read. */
import { join } from 'node:path';

export interface Totals {
  passed: number;
  failed: number;
  /** Titles of tests that passed on their second try. */
  retried?: string[];
}

export interface Check {
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

/** Folder, from the root, that the runners leave their reports in. */
export const RESULTS = 'test-results';
const UNIT_REPORT = join(RESULTS, 'unit.json');

/**
 * Totals of a Playwright run.
 *
 * @param report name of the file that its configuration leaves them in
 */
const playwright = (name: string, report = name): Check => ({
  name,
  needsBrowser: true,
  report: {
    file: join(RESULTS, `${report}.json`),
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

/**
 * The checks of every change, in the order in which they begin. Those of one group run two at a time: each waits much
 * for itself, and none touches what another one of them writes. One that is alone has the machine to itself.
 */
export const GROUPS: Check[][] = [
  // What reads the sources goes beside the build, which fills little more than one of two cores
  [
    { name: 'build' },
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
    { name: 'format' },
    { name: 'lint' },
    { name: 'spelling' },
    { name: 'lockfile' },
    { name: 'types' },
    { name: 'content' },
    { name: 'translations' },
    { name: 'prose' },
  ],
  [{ name: 'samples' }],
  [playwright('dev', 'sites')],
  [playwright('e2e')],
];

/**
 * What takes too long for every change: apps of every framework are built and opened, sites of other settings are
 * built, and browsers look at every demo, at every width and at pictures of pages.
 */
export const NIGHTLY: Check[][] = [
  // What has not run yet as it is now. Each installs packages that the next one uses too
  [{ name: 'claims', needsBrowser: true }],
  [{ name: 'runs', needsBrowser: true }],
  [{ name: 'tutorials', needsBrowser: true }],
  // What builds and serves sites of its own, in folders of their own
  [
    { name: 'additions', needsBrowser: true },
    { name: 'places', needsBrowser: true },
    playwright('deployment', 'sites'),
  ],
  [playwright('dev-nightly', 'sites')],
  // Reads what the bundler keeps, which no other build may change meanwhile
  [{ name: 'secrets' }],
  [{ name: 'build' }],
  [playwright('e2e-nightly', 'e2e')],
  [playwright('pictures')],
];
