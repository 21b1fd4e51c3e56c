import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('takes language and version of the question where the address has none', () => {
    const choice = { language: 'ja', version: 'v7' };
    const place = placeOf('api/button', choice, '/docs/');
    expect([place.language, place.version.label]).toEqual(['ja', 'v7']);
  });
});

describe('openSource', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mcp-'));
  let server: Server;
  let asked: string[];

  beforeAll(async () => {
    mkdirSync(join(dir, 'build'));
    writeFileSync(join(dir, 'build/llms.txt'), '# Docs');
    writeFileSync(join(dir, 'secret.md'), 'secret');
    asked = [];
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      const status = url.endsWith('/llms.txt') ? 200 : url.endsWith('/broken.md') ? 500 : 404;
      response.writeHead(status).end('# Published');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });

  afterAll(async () => {
    await new Promise((done) => server.close(done));
    rmSync(dir, { recursive: true });
  });

  it('reads the files of a folder, and none outside of it', async () => {
    const source = openSource(join(dir, 'build'), '/docs/');
    expect(await source.read('llms.txt')).toBe('# Docs');
    expect(await source.read('../secret.md')).toBeUndefined();
    expect(await source.read('no.md')).toBeUndefined();
  });

  it('says in one line what a folder without a site lacks', () => {
    expect(() => openSource(dir, '/docs/')).toThrow(
      `--from: ${dir}: no llms.txt here; run "npm run build" first`,
    );
  });

  it('reads a published site under its path, each file once, and tells of its failures', async () => {
    const { port } = server.address() as AddressInfo;
    const source = openSource(`http://127.0.0.1:${port}/some/docs`, '/docs/');
    expect(source.baseUrl).toBe('/some/docs/');
    expect(await source.read('llms.txt')).toBe('# Published');
    expect(await source.read('llms.txt')).toBe('# Published');
    expect(asked).toEqual(['/some/docs/llms.txt']);
    expect(await source.read('no.md')).toBeUndefined();
    await expect(source.read('broken.md')).rejects.toThrow(/broken\.md: status 500$/);
  });
});
