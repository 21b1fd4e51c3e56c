import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Docs } from '../../../packages/mcp/src/docs';
import { placeOf } from '../../../packages/mcp/src/place';
import { openSource } from '../../../packages/mcp/src/source';

describe('placeOf', () => {
  it.each([
    ['api/button', 'en v8 api/button'],
    ['/docs/', 'en v8 '],
    ['https://ionicframework.com/docs/ja/v7/api/button#prop-color', 'ja v7 api/button'],
    ['/docs/v7/index.md', 'en v7 '],
    ['ja/cli/index.md', 'ja v8 cli'],
    ['/docs/react/navigation.md?x=1', 'en v8 react/navigation'],
  ])('%s is the page %s', (page, expected) => {
    const { language, version, path } = placeOf(page, {}, '/docs/');
    expect(`${language} ${version.label} ${path}`).toBe(expected);
  });
});

describe('openSource', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mcp-'));
  const folder = join(dir, 'build');
  const files = new Map([
    ['/some/docs/llms.txt', '# Docs'],
    ['/some/docs/index.md', '# First'],
    ['/some/docs/once.md', '# Once'],
    ['/some/docs/long.md', 'x'.repeat(2000)],
    ['/secret.md', 'secret'],
  ]);
  let server: Server;
  let elsewhere: Server;
  let asked: string[] = [];
  let calls = 0;
  let address: string;
  let foreign: string;

  beforeAll(async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'llms.txt'), '# Docs');
    writeFileSync(join(folder, 'index.md'), '# First');
    writeFileSync(join(dir, 'secret.md'), 'secret');
    elsewhere = createServer((_request, response) => response.end('secret'));
    elsewhere.on('connection', () => (calls += 1));
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url.endsWith('/slow.md')) response.write('# Slow');
      else if (url.endsWith('/closed.md')) response.destroy();
      else if (url.endsWith('/once.md') && asked.length === 1) response.destroy();
      else if (url.endsWith('/broken.md')) response.writeHead(500).end();
      else if (url.endsWith('/moved.md'))
        response.writeHead(302, { Location: `http://${foreign}/latest/meta-data/` }).end();
      else response.writeHead(files.has(url) ? 200 : 404).end(files.get(url));
    });
    const [own, other] = await Promise.all(
      [server, elsewhere].map(async (one) => {
        await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
        return `127.0.0.1:${(one.address() as AddressInfo).port}`;
      }),
    );
    address = `http://${own}/some/docs`;
    foreign = String(other);
  });
  beforeEach(() => {
    asked = [];
    calls = 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await Promise.all([server, elsewhere].map((one) => new Promise((done) => one.close(done))));
    rmSync(dir, { recursive: true });
  });

  it('says in one line what a folder without a site lacks', () => {
    expect(() => openSource(dir, '/docs/')).toThrow(
      `--from: ${dir}: no llms.txt here; run "npm run build" first`,
    );
  });

  it.each([
    ['broken.md', 'broken.md: status 500'],
    ['moved.md', 'moved.md: status 302, redirects are not followed'],
    ['long.md', 'long.md: longer than 1000 bytes'],
    ['slow.md', 'slow.md: no answer within 300 ms'],
    ['closed.md', 'closed.md: other side closed'],
  ])('takes no wrong answer of a published site: %s', async (path, message) => {
    const milliseconds = path === 'slow.md' ? 300 : 20_000;
    const source = openSource(address, '/docs/', { bytes: 1000, milliseconds });
    await expect(source.read(path)).rejects.toThrow(`${address}/${message}`);
    expect(calls).toBe(0);
  });

  it('asks a second time where the server closes the connection', async () => {
    await expect(openSource(address, '/docs/').read('once.md')).resolves.toBe('# Once');
  });

  // What a page or an issue may talk a tool into reading; FOREIGN stands for another host
  describe.each([
    '..',
    '../secret',
    '/docs/../../secret',
    'ja/v7/../../../../secret',
    '..%2f..%2fsecret',
    'https:FOREIGN/x',
    'http:FOREIGN/secret',
    'ftp://FOREIGN/x',
    '//FOREIGN/secret',
    '\\\\FOREIGN\\secret',
    'data:text/plain,secret',
    'file:///etc/passwd',
    '.env',
    '\u0000',
    '\n../secret',
  ])('the page %j', (page) => {
    it.each(['folder', 'address'])('is no page of the %s', async (kind) => {
      const source = openSource(kind === 'folder' ? folder : address, '/docs/');
      const place = placeOf(page.replace('FOREIGN', foreign), {}, source.baseUrl);
      await expect(new Docs(source).page(place)).rejects.toThrow(/no such (?:page|file)/);
      expect(asked.filter((url) => !url.startsWith('/some/docs/'))).toEqual([]);
      expect(calls).toBe(0);
    });
  });
});
