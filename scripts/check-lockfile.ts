/**
 * Checks that the lock file ties every package down.
 *
 *   tsx scripts/check-lockfile.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileProblems, type Lockfile } from './lib/lockfile';
import { ROOT, runMain } from './lib/run';

runMain(async () => {
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const problems = lockfileProblems(lockfile);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${Object.keys(lockfile.packages ?? {}).length} packages, all tied down.`);
});
