/**
 * Tries what pages say of the behavior of an app: builds apps of the very fences of the pages, opens them in a
 * browser, and looks whether they do what the page says.
 *
 *   tsx tests/apps/check-claims.ts [--all] [page …]     only these pages: angular/lifecycle, or a folder
 *
 * A claim that has held with the same section, fences, test and packages is not tried again; `--all` tries it
 * nevertheless.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planClaims, readClaims } from './claims/list';
import { proof, prove } from './claims/self-test';
import { runClaims } from './claims/run';
import type { Planned } from './claims/types';
import { ensureInstalled, samplePackages } from '../lib/packages';
import { runMain } from '../../scripts/lib/run';
import { startBrowser } from './harness/browser';
import { Check } from './harness/check';
import { expectNamed, isNamed } from './harness/selection';
import { packagesOf } from './harness/versions';

function wantedOf(planned: readonly Planned[], names: readonly string[]): Planned[] {
  // The heading as the last part of a path
  const [paths, named] = [planned.map(({ base }) => base), names].map((list) =>
    list.map((name) => name.replace('#', '/')),
  ) as [string[], string[]];
  const accepts =
    'pages with claims as in angular/lifecycle, with the id of a heading, and folders';
  expectNamed(paths, named, accepts);
  return planned.filter((_, index) => isNamed(paths[index] ?? '', named));
}

/** Installs what the projects of these claims are built from. */
async function install(claims: readonly Planned[]): Promise<void> {
  for (const version of new Set(claims.map((one) => one.version))) {
    await ensureInstalled(packagesOf(version));
    const isMore = claims.some((one) => one.version === version && one.claim.packages);
    if (isMore) await ensureInstalled(samplePackages(version));
  }
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const check = new Check('claims', values.all);
  const plan = planClaims(readClaims());
  const proven = proof();
  const isNew = (one: Planned): boolean => check.isNew(one);
  const wanted = wantedOf(plan.planned, positionals);
  const now = wanted.filter(isNew);
  const tests = proven.planned.some(isNew) ? proven : undefined;
  plan.problems.forEach((problem) => check.fail(problem));
  if (now.length > 0 || tests) {
    await install([...now, ...(tests?.planned ?? [])]);
    const browser = await startBrowser();
    await check
      .inFolder(async (work) => {
        const unproven = tests ? await prove(tests, join(work, 'proof'), browser) : [];
        unproven.forEach((line) => check.fail(line));
        if (tests && unproven.length === 0) check.pass(...tests.planned);
        await runClaims(now, work, browser, ({ planned, problem }) => {
          const { place, title } = planned;
          check.settle(planned, problem && `${place}, ${title.split(', ').at(-1)}: ${problem}`);
        });
      })
      .finally(() => browser.close());
  }
  check.end(`${now.length} tried now, ${wanted.length - now.length} held before`);
});
