import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../../scripts/lib/run';

/** Folders of the root that a copy does without: what is installed, built or recorded. */
const LEFT_OUT = new Set([
  '.docusaurus',
  '.git',
  '.scratch',
  'build',
  'node_modules',
  'test-results',
]);

/** A copy of the repository that a test may change. */
export interface SiteCopy {
  /** Absolute path of the copy. It lies inside the repository, whose packages it finds there. */
  dir: string;
  /** Takes the copy away. */
  remove(): void;
}

/**
 * Copies what a writer works on, so that no test changes the tree under test.
 *
 * @param name begins the name of the folder
 */
export function copySite(name: string): SiteCopy {
  const parent = join(ROOT, '.scratch');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, `${name}-`));
  // The folder lies inside the root, so the root's entries are copied one by one.
  for (const entry of readdirSync(ROOT)) {
    if (LEFT_OUT.has(entry)) continue;
    cpSync(join(ROOT, entry), join(dir, entry), {
      recursive: true,
      filter: (source) => basename(source) !== 'node_modules',
    });
  }
  return {
    dir,
    remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 }),
  };
}
