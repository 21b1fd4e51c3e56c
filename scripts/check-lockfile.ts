/**
 * Checks that every lock file ties its packages down.
 *
 *   tsx scripts/check-lockfile.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileProblems, lockfiles, type Lockfile } from './lib/lockfile';
import { ROOT, runMain } from './lib/run';

runMain(async () => {
  const problems = lockfiles(ROOT).flatMap((path) => {
    const lockfile = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Lockfile;
    console.log(`${path}: ${Object.keys(lockfile.packages ?? {}).length} packages`);
    return lockfileProblems(path, lockfile);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('All packages are tied down.');
});
