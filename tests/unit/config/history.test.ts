import type { VcsConfig } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { pageHistory } from '../../../config/history';

afterEach(() => {
  vi.unstubAllEnvs();
});

const CHANGE = { timestamp: 1, author: 'A' };

function history(isWhole: boolean, answer: () => Promise<typeof CHANGE | null>): VcsConfig {
  const git: VcsConfig = {
    initialize: vi.fn(),
    getFileCreationInfo: answer,
    getFileLastUpdateInfo: answer,
  };
  const pages = pageHistory(() => isWhole, git);
  pages.initialize({ siteDir: '.' });
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
