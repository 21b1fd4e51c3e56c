import { digest, textsIn } from '../lib/sums';
import { PACKAGES } from './list';
import { SELF_TEST } from './self-test';
import type { Tutorial } from './types';

/** Sums of the tutorials that have passed; it is part of the repository. */
export const RECORD = `${PACKAGES}/passed.json`;

/** What is tried in the apps of tutorials. */
const CLAIMS = ['claims', 'first-app', 'gallery', 'quickstarts'].map(
  (name) => `scripts/tutorials/${name}.ts`,
);

/**
 * What follows tutorials. It is no part of what they are remembered by: the pages that prove it are followed anew
 * when it has changed, and every night all tutorials are.
 */
const RUNNER = [
  'scripts/tutorials',
  'scripts/runs/app.ts',
  'scripts/runs/build.ts',
  'scripts/runs/projects.ts',
  'scripts/runs/serve.ts',
  'scripts/runs/stage.ts',
];

/** Of a tutorial, what it is remembered by: the same pages and packages, with the same tests of its app. */
export function sumOf({ version, packages, pages }: Tutorial): string {
  const lock = `${PACKAGES}/${version}/${packages}/package-lock.json`;
  const isProof = pages.some((page) => page.startsWith(`${SELF_TEST}/`));
  return digest(...[...(isProof ? RUNNER : CLAIMS), lock, ...pages].flatMap(textsIn));
}

/** The name of a tutorial in the record and in messages. */
export function titleOf({ name, version }: Tutorial): string {
  return `${name}, ${version}`;
}
