/**
 * Follows the tutorials: reads their pages in the order of the sidebar, creates the project that they
 * describe, writes the files that they show, runs their commands, builds after every page, and uses the app.
 *
 *   tsx tests/apps/check-tutorials.ts [--all] [--update] [--docs-version v8] [--locale ja] [tutorial …]
 *
 * A tutorial that has passed with the same pages, packages and pictures is not followed again; `--all` follows
 * it nevertheless. `--update` takes the pictures of the app as it looks now for those in `src/screenshots`, of which
 * pages show some.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '../../config/locales';
import { screenshotFiles } from '../../src/remark/screenshots';
import { LOCALES } from '../../config/locales';
import { ensureInstalled } from '../lib/packages';
import { ROOT, runMain } from '../../scripts/lib/run';
import { ResultCache } from '../lib/result-cache';
import { LABELS } from './runs/versions';
import { expectKnown, expectNamed, isNamed } from './selection';
import { closeBrowsers, startBrowsers } from './tutorials/browsers';
import { claimsOf } from './tutorials/claims';
import { allTutorials } from './tutorials/list';
import { stepsSumOf, sumOf, titleOf } from './tutorials/results';
import { runTutorial, type Looks } from './tutorials/run';
import { scenesOf } from './tutorials/scenes';
import { prove, selfTests } from './tutorials/self-test';
import type { Tutorial } from './tutorials/types';

interface Wanted {
  all: boolean;
  'docs-version'?: string[];
  locale?: string[];
}

/** The tutorials that the command line asks for. */
function wantedOf(all: readonly Tutorial[], wanted: Wanted, names: readonly string[]): Tutorial[] {
  expectKnown('docs-version', wanted['docs-version'], LABELS);
  expectKnown('locale', wanted.locale, LOCALES);
  const known = [...new Set(all.map(({ name }) => name))];
  expectNamed(known, names, known.join(', '));
  return all.filter(
    (tutorial) =>
      isNamed(tutorial.name, names) &&
      (wanted['docs-version']?.includes(tutorial.version) ?? true) &&
      (wanted.locale?.includes(tutorial.locale) ?? true),
  );
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      'docs-version': { type: 'string', multiple: true },
      locale: { type: 'string', multiple: true },
      update: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const all = allTutorials();
  const wanted = wantedOf(all, values, positionals);
  const results = new ResultCache('tutorials');
  const looks: Looks = {
    claimsOf,
    // A page for several frameworks has pictures of the first. The apps look alike, but for Ionic 7's schematics,
    // which bring a dark theme to Angular's alone
    scenesOf: (tutorial, page) =>
      all.find(({ pages }) => pages.includes(page)) === tutorial ? scenesOf(tutorial, page) : [],
    filesOf: (page, name) => screenshotFiles(page, name, DEFAULT_LOCALE),
    update: values.update,
  };
  // Taken before they are followed: a change meanwhile must not count as passed
  const steps = new Map([...all, ...selfTests()].map((one) => [titleOf(one), stepsSumOf(one)]));
  const sumNow = (tutorial: Tutorial): string =>
    sumOf(tutorial, steps.get(titleOf(tutorial)) ?? '');
  const isNew = (tutorial: Tutorial): boolean =>
    values.all || !results.has(titleOf(tutorial), sumNow(tutorial));
  // The short ones first: what is wrong is told early
  const now = wanted.filter(isNew).sort((a, b) => a.pages.length - b.pages.length);
  const proof = selfTests();
  const tests = proof.filter(isNew);
  const started = Date.now();
  const leftOut = new Map<string, string>();
  let failed = 0;
  const fail = (problem: string): void => {
    failed += 1;
    console.error(problem);
  };
  if (now.length > 0 || tests.length > 0) {
    // Outside of this repository, whose packages a project would find otherwise
    const work = mkdtempSync(join(tmpdir(), 'ionic-tutorials-'));
    const browsers = await startBrowsers(join(work, 'camera'));
    try {
      for (const { packages } of [...tests, ...now]) await ensureInstalled(join(ROOT, packages));
      const unproven = await prove(tests, work, browsers);
      unproven.forEach(fail);
      if (unproven.length === 0) tests.forEach((test) => results.add(titleOf(test), sumNow(test)));
      for (const tutorial of now) {
        const title = titleOf(tutorial);
        const start = Date.now();
        try {
          const commands = await runTutorial(tutorial, join(work, 'project'), browsers, looks);
          commands.forEach((why, command) => leftOut.set(command, why));
          results.add(title, sumNow(tutorial));
          console.log(`${title}: finished in ${((Date.now() - start) / 1000).toFixed(0)} s`);
        } catch (error) {
          fail((error as Error).message);
        }
      }
    } finally {
      await closeBrowsers(browsers);
      rmSync(work, { recursive: true, force: true });
    }
  }
  leftOut.forEach((why, command) => console.log(`${command}: left out: ${why}`));
  const seconds = Math.round((Date.now() - started) / 1000);
  const before = wanted.length - now.length;
  console.log(
    `${now.length} followed now, ${before} passed before; ${failed} failed; ${seconds} s`,
  );
  if (failed > 0) throw new Error(`${failed} failed; mend each line above`);
});
