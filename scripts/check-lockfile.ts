/**
 * Checks that every lock file ties its packages down.
 *
 *   tsx scripts/check-lockfile.ts
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockfileProblems, lockfiles, type Lockfile, type Overrides } from './lib/lockfile';
import { ROOT, runMain } from './lib/run';

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
}

runMain(async () => {
  const problems = lockfiles(ROOT).flatMap((path) => {
    const lockfile = readJson<Lockfile>(path);
    const { overrides } = readJson<{ overrides?: Overrides }>(join(dirname(path), 'package.json'));
    console.log(`${path}: ${Object.keys(lockfile.packages ?? {}).length} packages`);
    return lockfileProblems(path, lockfile, overrides);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('All packages are tied down.');
});
