import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveFolders, type Served } from '../../apps/runs/serve';

let folder: string;
let served: Served;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(folder, 'index.html'), '<title>App</title>');
  served = await serveFolders({ '/': folder }, true);
});
afterEach(() => {
  served.close();
  rmSync(folder, { recursive: true });
});

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${served.origin}${path}`)).status;

// A whole Chromium asks for it by itself, and a complaint in its console fails an app
it('nobody hears of an icon that an app does not have', async () => {
  expect(await statusOf('/favicon.ico')).toBe(204);
  expect(await statusOf('/missing.png')).toBe(404);
  expect(await statusOf('/a/route')).toBe(200);
});
