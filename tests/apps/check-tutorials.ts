/**
 * Follows the tutorials: reads their pages in the order of the sidebar, creates the project that they
 * describe, writes the files that they show, runs their commands, builds after every page, and uses the app.
 *
 *   tsx tests/apps/check-tutorials.ts [--all] [--update] [tutorial …]
 *
 * A tutorial that has passed with the same pages, packages and pictures is not followed again; `--all` follows
 * it nevertheless. `--update` takes the pictures of the app as it looks now for those in `src/screenshots`, and the
 * ones that are missing in one of the two looks.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '../../config/locales';
import { screenshotFiles } from '../../src/remark/screenshots';
import { ensureInstalled } from '../lib/packages';
import { ROOT, runMain } from '../../scripts/lib/run';
import { Check, type Tried } from './harness/check';
import { expectNamed, isNamed } from './harness/selection';
import { closeBrowsers, startBrowsers } from './tutorials/browsers';
import { claimsOf } from './tutorials/claims';
import { allTutorials } from './tutorials/list';
import { stepsSumOf, sumOf, titleOf } from './tutorials/results';
import { runTutorial, type Looks } from './tutorials/run';
import { scenesOf } from './tutorials/scenes';
import { prove, selfTests } from './tutorials/self-test';
import type { Tutorial } from './tutorials/types';

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const all = allTutorials();
  const known = [...new Set(all.map(({ name }) => name))];
  expectNamed(known, positionals, known.join(', '));
  const wanted = all.filter(({ name }) => isNamed(name, positionals));
  const check = new Check('tutorials', values.all);
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
  const asNow = (tutorial: Tutorial): Tried => {
    const title = titleOf(tutorial);
    return { title, sum: sumOf(tutorial, steps.get(title) ?? '') };
  };
  const isNew = (tutorial: Tutorial): boolean => check.isNew(asNow(tutorial));
  // The short ones first: what is wrong is told early
  const now = wanted.filter(isNew).sort((a, b) => a.pages.length - b.pages.length);
  const tests = selfTests().filter(isNew);
  const leftOut = new Map<string, string>();
  const follow = async (work: string): Promise<void> => {
    const browsers = await startBrowsers(join(work, 'camera'));
    try {
      for (const { packages, from } of [...tests, ...now]) {
        if (from) await ensureInstalled(join(ROOT, from.tutorial.packages));
        await ensureInstalled(join(ROOT, packages));
      }
      await prove(tests, work, browsers, (test, problem) => check.settle(asNow(test), problem));
      for (const tutorial of now) {
        const start = Date.now();
        try {
          const commands = await runTutorial(tutorial, join(work, 'project'), browsers, looks);
          commands.forEach((why, command) => leftOut.set(command, why));
          const passed = asNow(tutorial);
          check.pass(passed);
          const seconds = ((Date.now() - start) / 1000).toFixed(0);
          console.log(`${passed.title}: finished in ${seconds} s`);
        } catch (error) {
          check.fail((error as Error).message);
        }
      }
    } finally {
      await closeBrowsers(browsers);
    }
  };
  if (now.length > 0 || tests.length > 0) {
    // Outside of this repository, whose packages a project would find otherwise
    await check.inFolder(follow, mkdtempSync(join(tmpdir(), 'ionic-tutorials-')));
  }
  leftOut.forEach((why, command) => console.log(`${command}: left out: ${why}`));
  check.end(`${now.length} followed now, ${wanted.length - now.length} passed before`);
});
