import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openThread } from '../../../src/lib/thread';

/** Answers what it is asked, and falls over when it is told to. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, request }) => {
  if (request === 'fall') setTimeout(() => { throw new Error('fallen'); });
  else parentPort.postMessage({ id, result: request });
});
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'));
  writeFileSync(join(folder, 'worker.cjs'), WORKER);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('A worker thread answers again after it has fallen over', { timeout: 10_000 }, async () => {
  const thread = openThread<string, string>(join(folder, 'worker.cjs'));
  expect(await thread.ask('first')).toBe('first');
  await expect(thread.ask('fall')).rejects.toThrow('fallen');
  expect(await thread.ask('second')).toBe('second');
  await thread.close();
});
