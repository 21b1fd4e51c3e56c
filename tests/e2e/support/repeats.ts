/**
 * Tests that are not repeated while nothing has changed that decides them. What such a test opens is a file of the
 * build that names everything else by its content, so its sum stands for all of it. Sums of what has passed are
 * in a file of the repository; `DOCS_REPEAT=all`, which the nightly run sets, repeats every test.
 */
import { join } from 'node:path';
import type { TestDetails, TestType } from '@playwright/test';
import { readDemos } from '../../../plugins/demos/folders';
import { browserVersion, findBrowser } from '../../../scripts/lib/browser';
import { ROOT } from '../../../scripts/lib/run';
import { digest, PassedSums, textsIn } from '../../../scripts/lib/sums';
import { DEMOS, demosOptions } from '../../../config/demos';

/** File with the sums of what has passed, relative to the project's root. */
export const RECORD = 'tests/e2e/passed.json';

/** Titles of the tests of a demo. */
export const TITLES = {
  drawing: (name: string, version: string): string =>
    `Drawing of ${name}, ${version}, is what the live page shows`,
  demo: (name: string): string => `Demo ${name} works in every version and mode`,
  translated: (name: string): string => `Demo ${name} works in the other languages`,
  overlays: (name: string): string => `What demo ${name} opens is named and can be closed`,
};

/** Titles of all tests that there are, in the order of the record. */
export function allTitles(): string[] {
  return readDemos(join(ROOT, DEMOS), demosOptions()).flatMap(({ name, sources }) => [
    TITLES.demo(name),
    TITLES.translated(name),
    TITLES.overlays(name),
    ...Object.keys(sources).map((version) => TITLES.drawing(name, version)),
  ]);
}

/** Name of the annotation that gives a test's sum to the reporter. */
export const SUM = 'sum';

/** Whether every test is repeated. */
export const IS_WHOLE = process.env.DOCS_REPEAT === 'all';

const record = new PassedSums(RECORD);
const browser = browserVersion(findBrowser(process.env));

/** What decides how a test goes. */
interface Inputs {
  /** Relative to the project's root. */
  files: readonly string[];
  /** What decides it besides. */
  facts: readonly string[];
}

/**
 * Declares a test that is not repeated where it has passed with the same inputs.
 *
 * @param test the function that declares it
 */
export function testOnce<Args extends object, Shared extends object>(
  test: TestType<Args, Shared>,
  title: string,
  { files, facts }: Inputs,
  body: (args: Args & Shared) => Promise<void>,
): void {
  const sum = digest(browser, ...files.flatMap(textsIn), ...facts).slice(0, 12);
  const isDue = IS_WHOLE || !record.has(title, sum);
  const details: TestDetails = { annotation: { type: SUM, description: sum } };
  (isDue ? test : test.skip)(title, details, body);
}
