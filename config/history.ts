import { spawnSync } from 'node:child_process';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

/**
 * Whether git knows the whole history of the files in a folder. In a clone of only the latest commits all files
 * seem to be as old as the oldest of these.
 */
export function hasWholeHistory(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 && stdout.trim() === 'false';
}

/**
 * When and by whom a page was last changed, and when it was made, as git knows it. Where git does not know
 * it, nobody does: without git, in a clone without its history, for files that were never committed, and in the
 * dev server, which does not wait for it.
 *
 * @param isWhole tells for the site's folder whether git's answers are right
 * @param git reads the history of a repository
 */
export function pageHistory(
  isWhole: (folder: string) => boolean = hasWholeHistory,
  git: VcsConfig = getVcsPreset('git-eager'),
): VcsConfig {
  let isKnown = false;
  const known: <Found>(found: () => Promise<Found>) => Promise<Found | null> = async (found) => {
    if (!isKnown) return null;
    try {
      return await found();
    } catch {
      return null;
    }
  };
  return {
    initialize(site) {
      isKnown = process.env.NODE_ENV !== 'development' && isWhole(site.siteDir);
      if (isKnown) git.initialize(site);
    },
    getFileCreationInfo: (path) => known(() => git.getFileCreationInfo(path)),
    getFileLastUpdateInfo: (path) => known(() => git.getFileLastUpdateInfo(path)),
  };
}
