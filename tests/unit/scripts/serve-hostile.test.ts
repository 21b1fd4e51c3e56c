/** What a client should never send to the local server, and what it gets for it. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../../scripts/serve';
import { outputFile } from '../../../src/lib/output-file';

const parent = mkdtempSync(join(tmpdir(), 'hostile-'));
const dir = join(parent, 'build');
let server: Server;
let port: string;

beforeAll(async () => {
  for (const path of ['index.html', '.env', '.git/config']) {
    outputFile(join(dir, path), path === 'index.html' ? '<p>home</p>' : 'SECRET=1');
  }
  // Without a dot in its name, so that nothing takes a part of it for a hidden file
  writeFileSync(join(parent, 'secrets'), 'SECRET=1');
  symlinkSync(join(parent, 'secrets'), join(dir, 'link.txt'));
  symlinkSync(parent, join(dir, 'outside'));
  symlinkSync(join(dir, '.env'), join(dir, 'hidden-link'));
  const started = await serve({ dir, baseUrl: '/docs/', port: 0 });
  server = started.server;
  port = new URL(started.origin).port;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(parent, { recursive: true });
});

/** Asks for a path as it is written: `fetch` would mend it. */
async function ask(path: string, method = 'GET'): Promise<{ status?: number; body: string }> {
  const response = await new Promise<IncomingMessage>((done, fail) =>
    request({ port, path, method, agent: false }, done).on('error', fail).end(),
  );
  return { status: response.statusCode, body: await text(response) };
}

it.each([
  ...['.env', '.git/config', '%2eenv', 'guide/../.env', 'link.txt', 'outside/secrets'],
  ...['hidden-link', '..%2fsecrets', '%2e%2e/secrets', '/secrets'],
])('The local server does not serve %s', async (path) => {
  const { status, body } = await ask(`/docs/${path}`);
  expect(status).toBe(404);
  expect(body).not.toContain('SECRET');
});

it.each<[string, string, number]>([
  ['/docs/', 'POST', 405],
  ['/docs/%E0%A4%A', 'GET', 400],
  ['/docs/%00', 'GET', 400],
])('The local server refuses %s by %s with %d, and goes on', async (path, method, expected) => {
  expect((await ask(path, method)).status).toBe(expected);
  expect((await ask('/docs/')).body).toBe('<p>home</p>');
});
