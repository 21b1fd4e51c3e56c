import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../../docusaurus.config';
import { readEnv } from '../../../config/env';
import { LOCALE_SETTINGS } from '../../../config/locales';
import { searchOptions } from '../../../config/search';
import { ROOT } from '../../../scripts/lib/run';
import { VERSIONS, type DocsVersion } from '../../../config/versions';

const [newest, older] = VERSIONS as readonly [DocsVersion, DocsVersion];
/** The table with a third version, older than both. */
const THREE = [...VERSIONS, { ...older, name: 'v6', label: 'v6', path: 'older/6.x' }];

describe('a mistake in the table of versions', () => {
  const PLACE = 'config/versions.ts: version 2';
  const PATH = 'a path such as v7, without a slash at its ends; an empty text for the base itself';

  it.each<[string, Partial<DocsVersion>, string]>([
    ['a path with a slash', { path: '/v7' }, `path: got the text "/v7", accepts ${PATH}`],
    ['the path of another version', { path: '' }, 'path "" is also that of version 1'],
  ])('%s stops with one line', (_, changes, line) => {
    const versions = [newest, { ...older, ...changes }];
    const settings = { siteDir: ROOT, env: readEnv({}), locales: LOCALE_SETTINGS, versions };
    expect(() => siteConfig(settings)).toThrow(new Error(`${PLACE}: ${line}`));
  });
});

describe('how much pages count in a search', () => {
  const { ranks } = searchOptions(readEnv({}), THREE);
  const rankOf = (path: string) => ranks.find(([pattern]) => pattern.test(path))?.[1];

  it.each(['', 'v7/', 'older/6.x/'])('is the same below "%s"', (path) => {
    expect(rankOf(`${path}updating/6-0`)).toBe(75);
    expect(rankOf(`${path}api`)).toBe(40);
    expect(rankOf(`${path}api/button`)).toBeUndefined();
  });
});
