/** What a client should never send, and what it gets for it. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serve } from '../../../scripts/serve';
import { hostileRequests } from './support/hostile';
import { rawRequest, type RawAnswer } from './support/raw-request';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const FILES: Record<string, string> = {
  'index.html': '<p>home</p>',
  '404.html': '<p>not found</p>',
  'guide/index.html': '<p>guide</p>',
  'img/logo.svg': LOGO,
  'assets/js/main.0123abcd.js': 'console.log(1);',
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=1',
  '.well-known/security.txt': 'Contact: x',
};

const parent = mkdtempSync(join(tmpdir(), 'hostile-'));
const dir = join(parent, 'build');
let server: Server;
let port: number;

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  // Without a dot in its name, so that nothing takes a part of it for a hidden file
  writeFileSync(join(parent, 'secrets'), 'SECRET=1');
  symlinkSync(join(parent, 'secrets'), join(dir, 'link.txt'));
  symlinkSync(parent, join(dir, 'outside'));
  symlinkSync(join(dir, '.env'), join(dir, 'hidden-link'));
  symlinkSync(join(dir, 'guide'), join(dir, 'inside'));
  const started = await serve({ dir, baseUrl: '/docs/', port: 0 });
  server = started.server;
  port = Number(new URL(started.origin).port);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(parent, { recursive: true });
});

function ask(line: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const fields = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return rawRequest(port, `${line} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
  '%s is not allowed',
  async (method) => {
    const { status, headers } = await ask(`${method} /docs/`);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  },
);

it('HEAD is GET without the body', async () => {
  const { status, headers, body } = await ask('HEAD /docs/img/logo.svg');
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers['content-length']).toBe(String(LOGO.length));
});

it.each([
  ['bytes=9-1', 416, ''],
  [`bytes=${LOGO.length}-`, 416, ''],
  ['bytes=99999999999999999999-', 416, ''],
  ['bytes=0-3', 206, '<svg'],
  ['bytes=-2', 206, '/>'],
  ['bytes=0-99999999999999999999', 206, LOGO],
  ['bytes=0-0,2-3', 200, LOGO],
  ['lines=0-3', 200, LOGO],
])('a part of a file: %s is answered with %i', async (range, expected, text) => {
  const { status, headers, body } = await ask('GET /docs/img/logo.svg', { Range: range });
  expect(status).toBe(expected);
  if (text) expect(body.toString()).toBe(text);
  if (expected === 416) expect(headers['content-range']).toBe(`bytes */${LOGO.length}`);
});

it.each(['/docs/%E0%A4%A', '/docs/%', '/docs/%00', '/docs/a%5c..%5cb', '*', 'x'])(
  '%s is no address',
  async (path) => {
    expect((await ask(`GET ${path}`)).status).toBe(400);
  },
);

it('an address that is too long is refused', async () => {
  expect((await ask(`GET /docs/${'x'.repeat(20_000)}`)).status).toBe(431);
});

it.each([
  ...['.env', '.git/config', '%2eenv', 'guide/../.env', 'link.txt', 'outside/secrets'],
  ...['hidden-link', '..%2fsecrets', '%2e%2e/secrets', '/secrets'],
])('%s is not served', async (path) => {
  const { status, body } = await ask(`GET /docs/${path}`);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('SECRET');
});

it('serves links within the folder, and .well-known', async () => {
  expect((await ask('GET /docs/inside/')).body.toString()).toBe('<p>guide</p>');
  expect((await ask('GET /docs/.well-known/security.txt')).status).toBe(200);
});

it.each([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['br;q=0', undefined],
  ['br; q=0.0, gzip;q=0', undefined],
  ['x-br', undefined],
])('Accept-Encoding %s: a script comes as %s', async (accepted, encoding) => {
  const path = 'GET /docs/assets/js/main.0123abcd.js';
  const { headers } = await ask(path, { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

it.each(['/', '/docs'])('%s leads to the base path with its query', async (path) => {
  const { status, headers } = await ask(`GET ${path}?x=1&y=a?b`);
  expect([status, headers.location]).toEqual([302, '/docs/?x=1&y=a?b']);
});

it('a file that has not changed is not sent again, and says for how long that holds', async () => {
  for (const path of ['img/logo.svg', 'assets/js/main.0123abcd.js']) {
    const first = await ask(`GET /docs/${path}`);
    const etag = first.headers.etag ?? '';
    const again = await ask(`GET /docs/${path}`, { 'If-None-Match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(etag).not.toBe('');
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  }
});

it('a language that was not built gets the page of the default one', async () => {
  const { status, body } = await ask('GET /docs/ja/x');
  expect(status).toBe(404);
  expect(body.toString()).toContain('<p>not found</p>');
});

it('a build without a not-found page says so in words', async () => {
  const single = mkdtempSync(join(tmpdir(), 'hash-'));
  writeFileSync(join(single, 'index.html'), '<p>all</p>');
  const started = await serve({ dir: single, baseUrl: '/docs/', port: 0 });
  const answer = await fetch(`${started.origin}/docs/x`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
  await new Promise((done) => started.server.close(done));
  rmSync(single, { recursive: true });
});

it('stands 10,000 hostile requests', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const next = hostileRequests(20_251_122);
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let left = 10_000;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const request = next();
      const { status, body } = await rawRequest(port, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 200 || status >= 500 || body.includes('SECRET')) {
        wrong.push(`${status}: ${request.toString('latin1').slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  expect(wrong).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(10_000);
  // What was tried: pages, parts, bad addresses, unknown ones, methods, lengths.
  for (const status of [200, 302, 400, 404, 405, 431]) {
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(20);
  }
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
  expect((await ask('GET /docs/')).body.toString()).toBe('<p>home</p>');
});
