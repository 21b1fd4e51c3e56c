import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, run } from '../../scripts/lib/run';

/** Holds the hash of the lock file that a folder was installed from; goes when `node_modules` goes. */
const STAMP = 'node_modules/.installed-from';

function hashOfLockFile(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** Whether what is installed in a folder came from the lock file that it has now. */
function isInstalled(folder: string): boolean {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLockFile(folder);
}

/**
 * Makes sure that a folder with packages of its own has them, as its lock file says. Most who work on
 * the site never need them, so `npm ci` at the root leaves them out. The network is needed only the
 * first time, and after the lock file has changed.
 *
 * @param folder absolute path of a folder with a `package.json` and a `package-lock.json`
 * @throws Error with one line when npm fails
 */
export async function ensureInstalled(folder: string): Promise<void> {
  if (isInstalled(folder)) return;
  const name = relative(ROOT, folder).replaceAll('\\', '/');
  console.log(`${name}: installing its packages (once, until its lock file changes)`);
  const hash = hashOfLockFile(folder);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['ci', '--prefix', folder, ...quiet]);
  if (code !== 0) {
    throw new Error(
      `${name}: "npm ci --prefix ${name}" failed with exit code ${code}; it needs the package registry`,
    );
  }
  writeFileSync(join(folder, STAMP), hash);
}

/**
 * The folder with the packages that samples of a version are compiled with.
 *
 * @param label the version's
 */
export function samplePackages(label: string): string {
  return join(ROOT, 'tests/apps/installs/samples', label);
}
