/**
 * The checks of the project, group by group, and their totals in one line.
 *
 *   tsx scripts/test.ts [name …]     those of every change, or only the named ones
 *   tsx scripts/test.ts --nightly    those that take too long for every change
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel } from '../src/lib/in-parallel';
import { findBrowser, browserVersion } from './lib/browser';
import { ROOT, run, runMain, runSilently } from './lib/run';
import { GROUPS, NIGHTLY, RESULTS, type Check, type Totals } from './checks';

/** Names no file: a developer's `.env` must not decide what the checks see. */
const NO_ENV_FILE = 'no-env-file';

function readTotals(check: Check, code: number): Totals {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!check.report || !existsSync(join(ROOT, check.report.file))) return single;
  const json = JSON.parse(readFileSync(join(ROOT, check.report.file), 'utf8')) as never;
  const totals = check.report.read(json);
  // A runner that stopped for a reason of its own has failed, whatever it counted.
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** Runs a check; of one that is not alone, what it prints is shown when it has ended. */
async function runCheck(check: Check, isAlone: boolean): Promise<Totals> {
  const title = `\n── ${check.name} ${'─'.repeat(Math.max(0, 60 - check.name.length))}`;
  const started = Date.now();
  const args = ['run', '--silent', `check:${check.name}`];
  let code: number;
  if (isAlone) {
    console.log(title);
    code = await run('npm', args);
  } else {
    const ended = await runSilently('npm', args);
    console.log(`${title}\n${ended.output.trimEnd()}`);
    code = ended.code;
  }
  const totals = readTotals(check, code);
  for (const retried of totals.retried ?? []) {
    console.log(`passed on its second try: ${retried}`);
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${check.name}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`);
  return totals;
}

/** Runs checks two at a time. */
async function runGroup(group: readonly Check[]): Promise<Totals[]> {
  const found: Totals[] = [];
  await inParallel(group, 2, async (check) => {
    found.push(await runCheck(check, group.length === 1));
  });
  return found;
}

/** The groups, with the named checks alone if there are any. */
function select(names: readonly string[]): Check[][] {
  if (names.length === 1 && names[0] === '--nightly') return NIGHTLY;
  const every = [...GROUPS, ...NIGHTLY];
  const known = [...new Set(every.flat().map(({ name }) => name))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`unknown check "${unknown.join('", "')}"; accepts ${known.join(', ')}`);
  }
  if (names.length === 0) return GROUPS;
  const ordinary = GROUPS.flat().map(({ name }) => name);
  const onlyNightly = NIGHTLY.map((group) => group.filter(({ name }) => !ordinary.includes(name)));
  return [...GROUPS, ...onlyNightly].map((group) =>
    group.filter(({ name }) => names.includes(name)),
  );
}

runMain(async () => {
  const groups = select(process.argv.slice(2));
  process.env.DOCS_ENV_FILE = NO_ENV_FILE;
  rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
  if (groups.flat().some(({ needsBrowser }) => needsBrowser)) {
    const path = findBrowser(process.env);
    process.env.CHROMIUM_PATH = path;
    console.log(`Browser: ${browserVersion(path)} (${path})`);
  }
  const sum: Totals = { passed: 0, failed: 0 };
  for (const group of groups) {
    for (const { passed, failed } of await runGroup(group)) {
      sum.passed += passed;
      sum.failed += failed;
    }
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0) process.exitCode = 1;
});
