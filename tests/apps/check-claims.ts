/**
 * Tries what pages say of the behavior of an app: builds apps of the very fences of the pages, opens them in a
 * browser, and looks whether they do what the page says.
 *
 *   tsx tests/apps/check-claims.ts [--all] [page …]     only these pages: angular/lifecycle, or a folder
 *
 * A claim that has held with the same section, fences, test and packages is not tried again; `--all` tries it
 * nevertheless.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planClaims, readClaims } from './claims/list';
import { proof, prove } from './claims/self-test';
import { runClaims } from './claims/run';
import type { Planned } from './claims/types';
import { findBrowser } from '../../scripts/lib/browser';
import { ensureInstalled, samplePackages } from '../lib/packages';
import { ROOT, runMain } from '../../scripts/lib/run';
import { ResultCache } from '../lib/result-cache';
import { startBrowser } from './runs/stage';
import { expectNamed, isNamed } from './selection';
import { packagesOf } from './runs/versions';

/** Of this process alone, so that two checks at once do not empty each other's folders. */
const WORK = join(ROOT, `.docusaurus/claims-${process.pid}`);

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
  const plan = planClaims(readClaims());
  const proven = proof();
  const results = new ResultCache('claims');
  const isNew = ({ title, sum }: Planned): boolean => values.all || !results.has(title, sum);
  const wanted = wantedOf(plan.planned, positionals);
  const now = wanted.filter(isNew);
  const tests = proven.planned.some(isNew) ? proven : undefined;
  const started = Date.now();
  let failed = 0;
  const fail = (line: string): void => {
    failed += 1;
    console.error(line);
  };
  plan.problems.forEach(fail);
  if (now.length > 0 || tests) {
    await install([...now, ...(tests?.planned ?? [])]);
    const browser = await startBrowser(findBrowser(process.env));
    try {
      const unproven = tests ? await prove(tests, join(WORK, 'proof'), browser) : [];
      unproven.forEach(fail);
      if (unproven.length === 0) {
        tests?.planned.forEach(({ title, sum }) => results.add(title, sum));
      }
      await runClaims(now, WORK, browser, ({ planned: { title, sum, place }, problem }) => {
        if (problem === undefined) results.add(title, sum);
        else {
          results.remove(title, sum);
          fail(`${place}, ${title.split(', ').at(-1)}: ${problem}`);
        }
      });
    } finally {
      await browser.close();
      rmSync(WORK, { recursive: true, force: true });
    }
  }
  const before = wanted.length - now.length;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${now.length} tried now, ${before} held before; ${failed} failed; ${seconds} s`);
  if (failed > 0) throw new Error(`${failed} failed; mend each line above`);
});
