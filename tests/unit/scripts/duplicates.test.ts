import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(__dirname, '../../..');

/** What `npm run check:lint` looks for duplicated blocks with, in other files than its own. */
function look(...paths: string[]): { status: number | null; stdout: string } {
  const program = resolve(ROOT, 'node_modules/jscpd/bin/jscpd');
  const args = [program, ...paths.map((path) => `tests/fixtures/duplicates/${path}`)];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
}

it('a block that stands in two files fails, with both places', () => {
  const { status, stdout } = look('one.ts', 'two.ts');
  expect(status).toBe(1);
  expect(stdout).toMatch(/duplicates\/one\.ts/);
  expect(stdout).toMatch(/duplicates\/two\.ts/);
});

it('a block that stands in one file passes', () => {
  expect(look('one.ts').status).toBe(0);
});
