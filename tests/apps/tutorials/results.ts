import { dirname } from 'node:path';
import { placeOf } from '../../../src/lib/docs-trees';
import { screenshotFiles } from '../../../src/remark/screenshots';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { contentKey } from '../../../src/lib/file-cache';
import { textsIn } from '../../lib/result-cache';
import { LEAVES_OUT } from './commands';
import { SELF_TEST } from './self-test';
import type { Tutorial } from './types';
import { wordsFile } from './words';

/** What is tried in the apps of tutorials. */
const CLAIMS = ['claims', 'first-app', 'gallery', 'guides', 'quickstarts', 'scenes'].map(
  (name) => `tests/apps/tutorials/${name}.ts`,
);

/** What is in the pictures of all apps. */
const DRAWN = ['tests/apps/tutorials/camera', 'tests/apps/tutorials/fonts'];

/**
 * What follows tutorials. It is no part of what they are remembered by: the pages that prove it are followed anew
 * when it has changed, and every night all tutorials are.
 */
const RUNNER = ['tests/apps/harness', 'tests/apps/tutorials', `${SELF_TEST}/other-picture.webp`];

/** The file with the texts of the app, where it is not in English. */
function wordsOf(locale: string): string[] {
  return locale === DEFAULT_LOCALE ? [] : [wordsFile(locale)];
}

/** The pictures of a tutorial's pages. */
function picturesOf({ pages }: Tutorial): string[] {
  const placed = pages.filter((page) => placeOf(page));
  const paths = placed.map((page) => screenshotFiles(page, 'any', DEFAULT_LOCALE)[0]?.path ?? '');
  return paths.map((path) => dirname(path));
}

/**
 * Of a tutorial, what is read before it is followed: its pages, packages and the tests of its app; and whether this
 * Node.js starts all of its commands.
 */
export function stepsSumOf({ from, locale, packages, pages }: Tutorial): string {
  const lock = `${packages}/package-lock.json`;
  const isProof = pages.some((page) => page.startsWith(`${SELF_TEST}/`));
  const read = [...(isProof ? RUNNER : CLAIMS), ...DRAWN, ...wordsOf(locale), lock, ...pages];
  const before = from ? [stepsSumOf(from.tutorial), ...textsIn(from.written)] : [];
  return contentKey(...read.flatMap(textsIn), ...before, String(LEAVES_OUT));
}

/**
 * What a tutorial is remembered by: the same pages and packages, with the same tests and pictures of its app.
 *
 * @param steps its {@link stepsSumOf}, from before it was followed
 */
export function sumOf(tutorial: Tutorial, steps: string): string {
  return contentKey(steps, ...picturesOf(tutorial).flatMap(textsIn));
}

/** The name of a tutorial in messages, and that its results are kept by. */
export function titleOf({ name, version, locale }: Tutorial): string {
  return [name, version, ...(locale === DEFAULT_LOCALE ? [] : [locale])].join(', ');
}
