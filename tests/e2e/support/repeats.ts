/**
 * Tests that are not repeated while nothing has changed that decides them. What such a test opens is a file of the
 * build that names everything else by its content, so its sum stands for all of it. `DOCS_REPEAT=all`, which the
 * nightly run sets, repeats every test.
 */
import type { TestDetails, TestType } from '@playwright/test';
import { browserVersion, findBrowser } from '../../../scripts/lib/browser';
import { ResultCache, textsIn } from '../../lib/result-cache';
import { contentKey } from '../../../src/lib/file-cache';

/** Titles of the tests of a demo. */
export const TITLES = {
  drawing: (name: string, version: string): string =>
    `Drawing of ${name}, ${version}, is what the live page shows`,
  demo: (name: string): string => `Demo ${name} works in every version and mode`,
  translated: (name: string): string => `Demo ${name} works in the other languages`,
  overlays: (name: string): string => `What demo ${name} opens is named and can be closed`,
};

/** Name of the annotation that gives a test's sum to the reporter. */
export const SUM = 'sum';

/** Whether every test is repeated. */
export const IS_WHOLE = process.env.DOCS_REPEAT === 'all';

export const results = new ResultCache('e2e');
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
  const sum = contentKey(browser, ...files.flatMap(textsIn), ...facts);
  const isDue = IS_WHOLE || !results.has(title, sum);
  const details: TestDetails = { annotation: { type: SUM, description: sum } };
  (isDue ? test : test.skip)(title, details, body);
}
