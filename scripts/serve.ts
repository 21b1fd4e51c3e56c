/**
 * Serves `build/` the way a CDN would: under the base path, compressed, with the cache lifetimes that
 * the README names, and with each locale's own not-found page.
 *
 *   tsx scripts/serve.ts [--port 3000] [--dir build]
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { loadEnv } from '../src/site/env';
import { DEFAULT_LOCALE, LOCALES } from '../src/site/locales';
import { compressedAssets } from './lib/compressed-assets';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files under `assets/` carry a content hash in their names; everything else may change in place. */
export function cacheControl(pathname: string): string {
  return /\/assets\/(?:js|css|images|files)\//.test(pathname) ? ONE_YEAR : REVALIDATE;
}

function notFoundPage(dir: string, baseUrl: string, pathname: string): string {
  const locale = LOCALES.find(
    (name) => name !== DEFAULT_LOCALE && pathname.startsWith(`${baseUrl}${name}/`),
  );
  return join(dir, locale ?? '', '404.html');
}

interface ServeOptions {
  /** Folder with the built site. */
  dir: string;
  /** Path the site is mounted at, with slashes at both ends. */
  baseUrl: string;
  /** Port to listen on; 0 picks a free one. */
  port: number;
}

/**
 * Starts the server.
 *
 * @returns the listening server and its origin
 * @throws Error when the folder holds no built site, or the port is taken
 */
export async function serve({
  dir,
  baseUrl,
  port,
}: ServeOptions): Promise<{ server: Server; origin: string }> {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`${dir}: no built site here; run "npm run build" first`);
  }
  const compress = compression();
  const assets = compressedAssets(dir, { 'Cache-Control': ONE_YEAR });
  const files = sirv(dir, {
    dev: true,
    etag: true,
    setHeaders: (res, pathname) => res.setHeader('Cache-Control', cacheControl(pathname)),
    onNoMatch: (req, res) => {
      res.statusCode = 404;
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.setHeader('Cache-Control', REVALIDATE);
      const original = (req as IncomingMessage & { originalUrl?: string }).originalUrl ?? '';
      res.end(readFileSync(notFoundPage(dir, baseUrl, original)));
    },
  });
  const handle = (req: IncomingMessage & { originalUrl?: string }, res: ServerResponse): void => {
    const url = req.url ?? '/';
    if (!url.startsWith(baseUrl)) {
      const path = url.split('?')[0] ?? '';
      if (path === '/' || `${path}/` === baseUrl) res.writeHead(302, { Location: baseUrl }).end();
      else res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    req.originalUrl = url;
    req.url = url.slice(baseUrl.length - 1);
    if (assets(req, res)) return;
    // The types of `compression` are Express's; it uses nothing that a plain request lacks.
    compress(req as never, res as never, () => files(req, res));
  };
  const server = createServer(handle);
  await new Promise<void>((done, fail) =>
    server.once('error', fail).listen(port, '127.0.0.1', done),
  );
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { server, origin };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      dir: { type: 'string', default: 'build' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port: got "${values.port}"; accepts a number from 0 to 65535`);
  }
  const root = resolve(__dirname, '..');
  const { baseUrl } = loadEnv(root);
  const { origin } = await serve({
    dir: resolve(root, values.dir),
    baseUrl,
    port,
  });
  const locales = LOCALES.map((name) => (name === DEFAULT_LOCALE ? '' : `${name}/`));
  console.log(locales.map((path) => `${origin}${baseUrl}${path}`).join('\n'));
}

if (require.main === module) {
  main().catch((error: Error & { code?: string; port?: number }) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(isTaken ? `--port: ${error.port} is taken; choose another` : error.message);
    process.exitCode = 1;
  });
}
