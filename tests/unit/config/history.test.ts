import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasWholeHistory, pageHistory } from '../../../config/history';

let folder: string;

function git(cwd: string, ...args: string[]): void {
  const own = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...own, ...args], { cwd, stdio: 'ignore' });
}

/** A repository with two commits. */
function repository(): string {
  const path = join(folder, 'whole');
  execFileSync('git', ['init', '-q', path]);
  for (const text of ['one', 'two']) {
    writeFileSync(join(path, 'page.mdx'), text);
    git(path, 'add', '.');
    git(path, 'commit', '-q', '-m', text);
  }
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it('The history of pages knows a whole clone from one of the latest commits, and from none', () => {
  const whole = repository();
  const shallow = join(folder, 'shallow');
  git(folder, 'clone', '-q', '--depth', '1', `file://${whole}`, shallow);
  expect(hasWholeHistory(whole)).toBe(true);
  expect(hasWholeHistory(shallow)).toBe(false);
  expect(hasWholeHistory(folder)).toBe(false);
  expect(hasWholeHistory(join(folder, 'no-such-folder'))).toBe(false);
});

const CHANGE = { timestamp: 1, author: 'A' };

function history(isWhole: boolean, answer: () => Promise<typeof CHANGE | null>): VcsConfig {
  const git: VcsConfig = {
    initialize: vi.fn(),
    getFileCreationInfo: answer,
    getFileLastUpdateInfo: answer,
  };
  const pages = pageHistory(() => isWhole, git);
  pages.initialize({ siteDir: folder });
  return pages;
}

async function answers(pages: VcsConfig): Promise<unknown[]> {
  return [await pages.getFileCreationInfo('a'), await pages.getFileLastUpdateInfo('a')];
}

it('The history of a page says what git says where that is right, and nothing where it is not', async () => {
  const right = async () => CHANGE;
  expect(await answers(history(true, right))).toEqual([CHANGE, CHANGE]);
  expect(await answers(history(false, right))).toEqual([null, null]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(await answers(history(true, right))).toEqual([null, null]);
});
