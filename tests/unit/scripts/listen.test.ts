import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../../../scripts/lib/dev-servers';
import { serve } from '../../../scripts/serve';

const dir = mkdtempSync(join(tmpdir(), 'listen-'));
writeFileSync(join(dir, 'index.html'), '<p>home</p>');

const SERVERS: [string, (host?: string) => Promise<Server>][] = [
  ['npm run serve', async (host) => (await serve({ dir, baseUrl: '/', port: 0, host })).server],
  ['npm start -- --all', (host) => listen([], 0, host)],
];

it.each(SERVERS)(
  '%s listens to this machine only, unless --host names another',
  async (_, start) => {
    for (const [given, expected] of [
      [undefined, '127.0.0.1'],
      ['0.0.0.0', '0.0.0.0'],
    ]) {
      const server = await start(given);
      expect((server.address() as AddressInfo).address).toBe(expected);
      await new Promise((done) => server.close(done));
    }
  },
);
