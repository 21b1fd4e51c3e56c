import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import buildCache, { folderFingerprint } from '../../../plugins/build-cache';
import { ROOT } from '../../../scripts/lib/run';

let folder: string;
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const print = (): string => folderFingerprint(folder, ['plugins']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
  mkdirSync(join(folder, 'plugins/one'), { recursive: true });
  write('plugins/one/index.ts', 'export {};');
  write('other.ts', '');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the fingerprint of the plugins', () => {
  it.each<[string, () => void]>([
    ['a file has another content', () => write('plugins/one/index.ts', 'export default 1;')],
    ['a file was added', () => write('plugins/one/other.ts', '')],
    [
      'a file has another name',
      () => renameSync(join(folder, 'plugins/one/index.ts'), join(folder, 'plugins/one/x.ts')),
    ],
  ])('is another when %s', (_, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });

  it('is the same when something else changed', () => {
    const before = print();
    write('other.ts', 'changed');
    expect(print()).toBe(before);
  });
});

describe('the bundler’s cache', () => {
  const configure = (cache: object | undefined): object =>
    buildCache({ siteDir: ROOT } as never).configureWebpack?.(
      { experiments: { cache } } as never,
      false,
      {} as never,
      {},
    ) as object;

  it('keeps the engine’s version and adds to it', () => {
    expect(configure({ type: 'persistent', version: 'engine' })).toEqual({
      experiments: { cache: { version: expect.stringMatching(/^engine-plugins-[0-9a-f]{12}$/) } },
    });
  });

  it('is left alone where it is switched off', () => expect(configure(undefined)).toEqual({}));
});
