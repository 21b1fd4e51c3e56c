import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openCache } from '../../../src/lib/file-cache';
import { ThreadedWork } from '../../../src/lib/thread';

/** Answers what it is asked, and falls over when it is told to. */
const WORKER = `
exports.answer = (item) => {
  if (item === 'wrong') throw new Error('not right');
  if (item !== 'fall') return item;
  setTimeout(() => { throw new Error('fallen'); });
  return new Promise(() => {});
};
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'));
  writeFileSync(join(folder, 'worker.cjs'), WORKER);
});

it('A worker thread answers again after it has fallen over', { timeout: 10_000 }, async () => {
  const work = new ThreadedWork<string>({
    cache: openCache(join(folder, 'cache'), 'txt'),
    keyOf: (item) => item,
    worker: join(folder, 'worker.cjs'),
    function: 'answer',
    failure: (item, reason) => `${item}: ${reason}`,
  });
  expect(String(await work.one('first'))).toBe('first');
  await expect(work.one('wrong')).rejects.toThrow('wrong: not right');
  await expect(work.one('fall')).rejects.toThrow('fall: fallen');
  expect((await work.start(['first', 'second'])()).map(String)).toEqual(['first', 'second']);
});
