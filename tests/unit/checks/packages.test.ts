import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureInstalled, isInstalled } from '../../lib/packages';

let folder = '';
let printed: string[] = [];

const write = (file: string, content: object): void =>
  writeFileSync(join(folder, file), JSON.stringify(content));

/** A folder that depends on packages beside it, so that npm needs no network. */
function writePackages(...names: string[]): void {
  const own = {
    name: 'fixture',
    version: '1.0.0',
    dependencies: Object.fromEntries(names.map((name) => [name, `file:${name}`])),
  };
  const links = names.flatMap((name) => [
    [name, { version: '1.0.0' }],
    [`node_modules/${name}`, { resolved: name, link: true }],
  ]);
  write('package.json', own);
  write('package-lock.json', {
    name: own.name,
    version: own.version,
    lockfileVersion: 3,
    packages: { '': own, ...Object.fromEntries(links) },
  });
  for (const name of names) {
    mkdirSync(join(folder, name), { recursive: true });
    write(`${name}/package.json`, { name, version: '1.0.0' });
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('ensureInstalled', () => {
  it('is not content with what a failed install left behind', async () => {
    writePackages('one');
    write('package.json', { name: 'fixture', dependencies: { other: '1.0.0' } });
    await expect(ensureInstalled(folder)).rejects.toThrow(/"npm ci --prefix .*" failed with exit/);
    expect(isInstalled(folder)).toBe(false);
  });
});
