import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../../apps/tutorials/commands';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  writeFileSync(join(folder, 'package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['@capacitor/assets', '@capacitor/assets@3'])(
  'Says that %s is left out when a page installs it',
  async (spec) => {
    const replaced = new Map<string, string>();
    const terminal = { folder, packages: folder, replaced, builds: 0 };
    await runCommand(terminal, `npm install --save-dev ${spec}`);
    expect(replaced.get('npm install @capacitor/assets')).toMatch(/^left out: /);
  },
);
