/** The files for hosts; nginx, which can be started here, answers with them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectPage, SCRIPT as REDIRECT } from '../../../plugins/redirects/page';
import { writeHosting } from '../../../scripts/hosting/write';
import { findNginx } from '../../../scripts/lib/nginx';
import { hashSource } from '../../../src/lib/csp';
import { FOREVER, headersFor } from '../../../config/headers';
import { sitePolicy } from '../../../config/policy';
import { writeFiles } from '../../lib/write-files';

const SCRIPT = 'document.title = "home"';
const FILES: Record<string, string> = {
  'index.html': `<script>${SCRIPT}</script><p>home</p>`,
  '404.html': '<p>not found</p>',
  'guide/index.html': '<p>guide</p>',
  'demos/v8/button/basic.html': '<script>1</script>',
  'demos/v8/edit.html': '<script>boot</script>',
  'demos/v8/item/edit.html': '<p>a demo of that name</p>',
  'llms.txt': '# list',
  'guide.md': '# ガイド\n'.repeat(200),
  'ja/v7/guide.md': '# guide',
  'assets/js/main.0123abcd.js': 'x'.repeat(4096),
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.env': 'SECRET=1',
  'studio/index.html': redirectPage('/docs/guide', 'https://x.example/docs/guide', 'en'),
  'v7/studio/index.html': '<p>a page of that name is not redirected</p>',
  'next/index.html': redirectPage('/docs/', 'https://x.example/docs/', 'en'),
  'ja/studio/index.html': redirectPage('/docs/ja/guide', 'https://x.example/docs/ja/guide', 'ja'),
  'ja/index.html': '<p>ホーム</p>',
  'ja/404.html': '<p>見つかりません</p>',
  'ja/guide/index.html': '<p>ガイド</p>',
  'ja/demos/v8/button/basic.html': '<script>2</script>',
  'ja/assets/js/main.4567cdef.js': 'y',
};
const POLICY = sitePolicy({}, [hashSource(SCRIPT), hashSource(REDIRECT)]);

const parent = mkdtempSync(join(tmpdir(), 'hosting-'));
const dir = join(parent, 'docs');
const target = join(parent, 'hosting');
const written = (path: string): string => readFileSync(join(target, path), 'utf8');

beforeAll(() => {
  writeFiles(dir, FILES);
  writeHosting(dir, target, { baseUrl: '/docs/' });
});

/** Pages, demos, copies, hashed files and others, in both languages. */
const PATHS = [
  ...['', 'guide', 'ja/', 'ja/guide', 'guide.md', 'ja/v7/guide.md'],
  ...['demos/v8/button/basic.html', 'ja/demos/v8/button/basic.html'],
  ...['demos/v8/edit.html', 'demos/v8/item/edit.html', 'ja/demos/v8/edit'],
  ...['assets/js/main.0123abcd.js', 'ja/assets/js/main.4567cdef.js'],
];

/** Fields of the rules of a `_headers` file that match a path, as a host puts them together. */
function fieldsFor(file: string, path: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const text of file.trim().split('\n\n')) {
    const [pattern = '', ...lines] = text.split('\n');
    const expression = pattern.replaceAll('*', '.*').replace(/:[a-z]+/g, '[^/]+');
    if (!new RegExp(`^${expression}$`).test(path)) continue;
    for (const line of lines) {
      const [, removed, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
      fields[name] = removed ? [] : [...(fields[name] ?? []), value];
    }
  }
  return fields;
}

describe.each(['netlify', 'cloudflare'])('_headers for %s', (host) => {
  it.each(PATHS)('give /docs/%s what the local server sends, and transport security', (path) => {
    const fields = fieldsFor(written(`${host}/_headers`), `/docs/${path}`);
    const { 'Cache-Control': lifetime, ...headers } = headersFor(path, 200, POLICY);
    const sent = Object.entries(fields).map(([name, values]) => [name, values.join(', ')]);
    expect(Object.fromEntries(sent)).toEqual({
      ...headers,
      'Strict-Transport-Security': 'max-age=31536000',
      ...(lifetime === FOREVER && { 'Cache-Control': FOREVER }),
    });
  });
});

it('the page of a reader’s changes is without an origin, with its ending or without', () => {
  for (const path of ['demos/v8/edit.html', 'ja/demos/v7/edit']) {
    expect(headersFor(path, 200, POLICY)['Content-Security-Policy']).toBe(
      "frame-ancestors 'self', sandbox allow-scripts",
    );
  }
});

it('_redirects lead to the base path, and Netlify to the language’s not-found page', () => {
  expect(written('cloudflare/_redirects').trim().split('\n')).toEqual([
    '/ /docs/ 302',
    '/docs/ja/studio /docs/ja/guide 301',
    '/docs/studio /docs/guide 301',
    '/docs/next/* /docs/:splat 301',
  ]);
  expect(written('netlify/_redirects').trim().split('\n')).toEqual([
    '/ /docs/ 302',
    '/docs/ja/studio /docs/ja/guide 301!',
    '/docs/studio /docs/guide 301!',
    '/docs/next/* /docs/:splat 301!',
    '/docs/ja/* /docs/ja/404.html 404',
    '/docs/* /docs/404.html 404',
  ]);
});

it('a site of the hash router, which has no not-found page and no Markdown copies, is not said to have any', () => {
  const site = mkdtempSync(join(tmpdir(), 'hosting-hash-'));
  const files = join(site, 'hosting');
  try {
    writeFileSync(join(site, 'index.html'), '<p>home</p>');
    writeHosting(site, files, { baseUrl: '/docs/' });
    for (const path of ['nginx/docs.conf', 'netlify/_redirects']) {
      expect(readFileSync(join(files, path), 'utf8')).not.toContain('404.html');
    }
    for (const path of ['nginx/docs.conf', 'netlify/_headers', 'cloudflare/_headers']) {
      expect(readFileSync(join(files, path), 'utf8')).not.toMatch(/charset=utf-8/);
    }
    expect(readFileSync(join(files, 'vercel/vercel.json'), 'utf8')).not.toMatch(/charset=utf-8/);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

it('vercel.json has one policy for each path', () => {
  const { headers } = JSON.parse(written('vercel/vercel.json')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const fieldsOf = (path: string): Record<string, string> => {
    const matching = headers.filter(({ source }) =>
      new RegExp(`^${source.replace(':path', '')}$`).test(path),
    );
    const all = matching.flatMap(({ headers: own }) => own.map(({ key, value }) => [key, value]));
    expect(new Set(all.map(([key]) => key)).size).toBe(all.length);
    return Object.fromEntries(all) as Record<string, string>;
  };
  for (const path of PATHS) {
    expect(fieldsOf(`/docs/${path}`)).toEqual({
      ...headersFor(path, 200, POLICY),
      'Strict-Transport-Security': 'max-age=31536000',
    });
  }
});

it('hosts of the tag manager and of the hosted search are in the policy where they are set, only there', () => {
  const services = /google|algolia/;
  expect(written('nginx/docs.conf')).not.toMatch(services);
  const gtm = sitePolicy({ gtmContainerId: 'GTM-ABC123' }, []);
  expect(gtm['script-src']).toContain('https://*.googletagmanager.com');
  expect(JSON.stringify(gtm)).not.toMatch(/algolia/);
  const algolia = sitePolicy({ algolia: { appId: 'ABCDEFGHIJ', apiKey: 'x' } }, []);
  expect(algolia['connect-src']).toEqual([
    "'self'",
    'https://abcdefghij-dsn.algolia.net',
    ...[1, 2, 3].map((number) => `https://abcdefghij-${number}.algolianet.com`),
  ]);
  expect(JSON.stringify(algolia)).not.toMatch(/google/);
});

const nginx = findNginx(process.env);
if (!nginx) console.warn('NGINX_PATH=none: the file for nginx is written, but not tried.');

describe.skipIf(!nginx)('nginx with its file', () => {
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const port = await getPort();
    origin = `http://127.0.0.1:${port}`;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${parent}/tmp-${name};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      join(parent, 'nginx.conf'),
      `${user}
daemon off;
worker_processes 1;
pid ${parent}/nginx.pid;
error_log stderr;
events {}
http {
  types { text/html html; text/javascript js; image/svg+xml svg; }
  access_log off;
  ${temporary.join('\n  ')}
  server { listen 127.0.0.1:${port}; root ${parent}; include ${target}/nginx/docs.conf; }
}
`,
    );
    const arguments_ = ['-p', parent, '-e', 'stderr', '-c', join(parent, 'nginx.conf')];
    server = spawn(nginx ?? '', arguments_, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (server.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      if (await fetch(origin).catch(() => undefined)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`nginx does not answer: ${said}`);
  });

  afterAll(async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  });

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
    return { response, text: await response.text() };
  }

  it.each([
    ['', 200, FILES['index.html']],
    ['guide', 200, FILES['guide/index.html']],
    ['guide/', 200, FILES['guide/index.html']],
    ['demos/v8/button/basic.html', 200, FILES['demos/v8/button/basic.html']],
    ['demos/v8/edit.html', 200, FILES['demos/v8/edit.html']],
    ['demos/v8/edit', 200, FILES['demos/v8/edit.html']],
    ['demos/v8/item/edit.html', 200, FILES['demos/v8/item/edit.html']],
    ['assets/js/main.0123abcd.js', 200, FILES['assets/js/main.0123abcd.js']],
    ['guide.md', 200, FILES['guide.md']],
    ['ja/nothing.md', 404, FILES['ja/404.html']],
    ['nothing', 404, FILES['404.html']],
    ['ja/assets/js/gone.0123abcd.js', 404, FILES['ja/404.html']],
  ])('answers /docs/%s with %i, its headers and its content', async (path, status, body) => {
    const { response, text } = await get(`/docs/${path}`);
    expect(response.status).toBe(status);
    expect(text).toBe(body);
    const expected = headersFor(path, status, POLICY);
    for (const [name, value] of Object.entries(expected)) {
      expect(response.headers.get(name), name).toBe(value);
    }
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  it('sends the bare paths to the base path, with their query', async () => {
    for (const path of ['/?x=1', '/docs?x=1']) {
      const { response } = await get(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(/\/docs\/\?x=1$/);
    }
  });

  it.each([
    ['studio?x=1', '/docs/guide?x=1'],
    ['ja/studio', '/docs/ja/guide'],
    ['next/guide?x=1', '/docs/guide?x=1'],
    ['next/a%0d%0aSet-Cookie:x', '/docs/a%0D%0ASet-Cookie:x'],
  ])('sends the old address %s to %s for good', async (from, to) => {
    const { response } = await get(`/docs/${from}`);
    if (from.includes('%0d')) {
      expect(response.headers.get('set-cookie')).toBeNull();
      return;
    }
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${origin}${to}`);
  });

  it('keeps hidden files to itself, and refuses other methods', async () => {
    expect((await get('/docs/.env')).response.status).toBe(404);
    const posted = await fetch(`${origin}/docs/`, { method: 'POST' });
    expect(posted.status).toBe(405);
  });

  it.each(['assets/js/main.0123abcd.js', 'guide.md'])('compresses /docs/%s', async (path) => {
    const { response } = await get(`/docs/${path}`, { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});
