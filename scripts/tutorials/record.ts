import { digest, textsIn } from '../lib/sums';
import { PACKAGES } from './list';
import type { Tutorial } from './types';

/** Sums of the tutorials that have passed; it is part of the repository. */
export const RECORD = `${PACKAGES}/passed.json`;

/** What decides how a tutorial goes, besides its pages and packages. */
const RUNNER = [
  'scripts/tutorials',
  'scripts/runs/app.ts',
  'scripts/runs/build.ts',
  'scripts/runs/projects.ts',
  'scripts/runs/serve.ts',
  'scripts/runs/stage.ts',
];

/** Of a tutorial, everything that decides how it goes: the same sum is the same run. */
export function sumOf({ version, packages, pages }: Tutorial): string {
  const lock = `${PACKAGES}/${version}/${packages}/package-lock.json`;
  return digest(...[...RUNNER, lock, ...pages].flatMap(textsIn));
}

/** The name of a tutorial in the record and in messages. */
export function titleOf({ name, version }: Tutorial): string {
  return `${name}, ${version}`;
}
