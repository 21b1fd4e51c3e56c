import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOREVER, REVALIDATE } from '../../../config/headers';
import { listen } from '../../../scripts/lib/dev-servers';
import { serve } from '../../../scripts/serve';
import { writeFiles } from '../../lib/write-files';

const parent = mkdtempSync(join(tmpdir(), 'serve-'));
const dir = join(parent, 'build');
const OPTIONS = { dir, baseUrl: '/docs/', port: 0 };
let server: Server;

beforeAll(async () => {
  writeFiles(parent, {
    'build/index.html': '<p>home</p>',
    'build/404.html': '<p>not found</p>',
    'build/ja/404.html': '<p>見つかりません</p>',
    'build/assets/images/logo-0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'build/ja/assets/css/styles.0123abcd.css': 'p { color: red }',
    'build/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'build/.env': 'SECRET=1',
    // Without a dot in its name, so that nothing takes a part of it for a hidden file
    secrets: 'SECRET=1',
  });
  symlinkSync(join(parent, 'secrets'), join(dir, 'link.txt'));
  symlinkSync(parent, join(dir, 'outside'));
  symlinkSync(join(dir, '.env'), join(dir, 'hidden-link'));
  ({ server } = await serve(OPTIONS));
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(parent, { recursive: true });
});

/** Asks for a path as it is written: `fetch` would mend it. */
async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((done, fail) =>
    request({ port, path, method, agent: false }, done).on('error', fail).end(),
  );
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe('The local server', () => {
  it.each([
    ['', REVALIDATE],
    ['img/logo.svg', REVALIDATE],
    ['assets/images/logo-0123abcd.svg', FOREVER],
    ['ja/assets/css/styles.0123abcd.css', FOREVER],
  ])('lets /docs/%s be kept by the rule "%s"', async (path, lifetime) => {
    const { status, headers } = await ask(`/docs/${path}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(lifetime);
  });

  it.each([
    ['assets/js/gone.0123abcd.js', '<p>not found</p>'],
    ['ja/nothing', '<p>見つかりません</p>'],
  ])('answers /docs/%s with its language’s not-found page, never kept', async (path, page) => {
    const { status, headers, body } = await ask(`/docs/${path}`);
    expect(status).toBe(404);
    expect(body).toBe(page);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe(REVALIDATE);
  });

  it('sends the bare origin to the base path, and knows nothing else outside it', async () => {
    const { status, headers } = await ask('/');
    expect(status).toBe(302);
    expect(headers.location).toBe('/docs/');
    expect((await ask('/elsewhere')).status).toBe(404);
  });

  it.each([
    ...['.env', '%2eenv', 'guide/../.env', 'link.txt', 'outside/secrets', 'hidden-link'],
    ...['..%2fsecrets', '/secrets'],
  ])('does not serve %s', async (path) => {
    const { status, body } = await ask(`/docs/${path}`);
    expect(status).toBe(404);
    expect(body).not.toContain('SECRET');
  });

  it.each<[string, string, number]>([
    ['/docs/', 'POST', 405],
    ['/docs/%E0%A4%A', 'GET', 400],
    ['/docs/%00', 'GET', 400],
  ])('refuses %s by %s with %d', async (path, method, expected) => {
    expect((await ask(path, method)).status).toBe(expected);
  });
});

it.each<[string, (host?: string) => Promise<Server>]>([
  ['npm run serve', async (host) => (await serve({ ...OPTIONS, host })).server],
  ['npm start -- --all', (host) => listen([], 0, host)],
])('%s listens to this machine only, unless --host names another', async (_, start) => {
  for (const [given, expected] of [
    [undefined, '127.0.0.1'],
    ['0.0.0.0', '0.0.0.0'],
  ]) {
    const started = await start(given);
    expect((started.address() as AddressInfo).address).toBe(expected);
    await new Promise((done) => started.close(done));
  }
});
