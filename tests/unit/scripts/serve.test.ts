import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../../scripts/serve';
import { cacheControl } from '../../../config/headers';
import { writeFiles } from '../../lib/write-files';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

const FILES: Record<string, string> = {
  'index.html': '<p>home</p>',
  '404.html': '<p>not found</p>',
  'guide/index.html': '<p>guide</p>',
  'assets/js/main.0123abcd.js': `console.log(${JSON.stringify('x'.repeat(4096))});`,
  'assets/css/styles.0123abcd.css': 'p { color: red }',
  'guide.md': '# ガイド',
  'demos/v8/button/basic.md.html': '<p>drawn</p>',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'ja/index.html': '<p>ホーム</p>',
  'ja/404.html': '<p>見つかりません</p>',
  'ja/assets/js/main.4567cdef.js': 'console.log(2);',
};

describe('cacheControl', () => {
  it.each([
    ['/assets/js/main.0123abcd.js', FOREVER],
    ['/ja/assets/css/styles.0123abcd.css', FOREVER],
    ['/assets/images/logo-0123abcd.svg', FOREVER],
    ['/img/logo.svg', REVALIDATE],
    ['/guide/assets', REVALIDATE],
  ])('%s: %s', (path, value) => {
    expect(cacheControl(path)).toBe(value);
  });
});

describe('serve', () => {
  const dir = mkdtempSync(join(tmpdir(), 'serve-'));
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    writeFiles(dir, FILES);
    ({ server, origin } = await serve({ dir, baseUrl: '/docs/', port: 0 }));
  });

  afterAll(async () => {
    await new Promise((done) => server.close(done));
    rmSync(dir, { recursive: true });
  });

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
    return { response, text: await response.text() };
  }

  it.each([
    ['/docs/assets/js/gone.0123abcd.js', '<p>not found</p>'],
    ['/docs/ja/nothing', '<p>見つかりません</p>'],
  ])('%s is a 404 with its language’s page, never kept', async (path, body) => {
    const { response, text } = await get(path);
    expect(response.status).toBe(404);
    expect(text).toBe(body);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(REVALIDATE);
  });

  it('sends the bare origin to the base path, and knows nothing else outside it', async () => {
    const { response } = await get('/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/docs/');
    expect((await get('/elsewhere')).response.status).toBe(404);
  });
});
