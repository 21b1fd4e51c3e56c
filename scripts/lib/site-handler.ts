import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import compression from 'compression';
import send from 'send';
import { headersFor, REVALIDATE, type Headers } from '../../config/headers';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';
import type { Policy } from '../../src/lib/csp';
import { acceptsBrotli, brotliCache } from './compressed-assets';
import { decodePath, findFile } from './site-files';

/** A built site, and how it is served. */
export interface SiteOptions {
  /** Folder with the built site. */
  dir: string;
  /** Path the site is mounted at, with slashes at both ends. */
  baseUrl: string;
  /** Policy of its pages. */
  policy: Policy;
}

const ASSET = /^(?:[\w-]+\/)?assets\/(?:js|css)\/[^/]+\.(js|css)$/;
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

function say(res: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  const common = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE };
  res.writeHead(status, { ...common, ...headers }).end(`${text}\n`);
}

function setHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** The not-found page of the address's language, else of the default one; a build may have none. */
function notFoundPage(dir: string, path: string): string | undefined {
  const locale = LOCALES.find((name) => name !== DEFAULT_LOCALE && path.startsWith(`${name}/`));
  return [locale ?? '', ''].map((name) => join(dir, name, '404.html')).find(existsSync);
}

/**
 * Answers requests for a built site as a CDN does. Whatever is asked gets a status: nothing that a client
 * sends is an error of the server's.
 */
export function siteHandler({ dir, baseUrl, policy }: SiteOptions): RequestListener {
  const root = realpathSync(dir);
  const compress = compression();
  const brotli = brotliCache();

  function sendNotFound(path: string, res: ServerResponse): void {
    setHeaders(res, headersFor(path, 404, policy));
    const page = notFoundPage(root, path);
    if (!page) return say(res, 404, 'Not found');
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.statusCode = 404;
    res.end(readFileSync(page));
  }

  function sendFile(file: string, path: string, req: IncomingMessage, res: ServerResponse): void {
    setHeaders(res, headersFor(path, 200, policy));
    const [, kind] = ASSET.exec(path) ?? [];
    const isConditional = 'if-none-match' in req.headers || 'range' in req.headers;
    if (kind && !isConditional && acceptsBrotli(req)) {
      const body = brotli(file);
      setHeaders(res, { 'Content-Type': TYPES[kind] ?? '', Vary: 'Accept-Encoding' });
      res.writeHead(200, { 'Content-Encoding': 'br', 'Content-Length': body.length });
      res.end(body);
      return;
    }
    const address = encodeURIComponent(relative(root, file)).replaceAll('%2F', '/');
    send(req, address, { root, index: false, dotfiles: 'allow', cacheControl: false })
      .on('error', (error: Error & { status?: number; headers?: Record<string, string> }) => {
        say(res, error.status ?? 500, error.message, error.headers);
      })
      .pipe(res);
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const [rawPath = '', ...query] = (req.url ?? '').split('?');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return say(res, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    if (rawPath === '/' || `${rawPath}/` === baseUrl) {
      if (rawPath !== baseUrl) {
        const search = query.length > 0 ? `?${query.join('?')}` : '';
        return say(res, 302, 'Moved', { Location: `${baseUrl}${search}` });
      }
    }
    const decoded = decodePath(rawPath);
    if (decoded === undefined || !decoded.startsWith('/')) return say(res, 400, 'Bad request');
    if (!decoded.startsWith(baseUrl)) return say(res, 404, 'Not found');
    const path = decoded.slice(baseUrl.length);
    const respond = (): void => {
      const file = findFile(root, path);
      if (file) sendFile(file, path, req, res);
      else sendNotFound(path, res);
    };
    // A part of a file is a part of its bytes as they are.
    if ('range' in req.headers) return respond();
    // The types of `compression` are Express's; it uses nothing that a plain request lacks.
    return compress(req as never, res as never, respond);
  }

  return (req, res) => {
    try {
      answer(req, res);
    } catch (error) {
      console.error(`${req.method} ${req.url}: ${(error as Error).message}`);
      if (res.headersSent) res.destroy();
      else say(res, 500, 'Internal error');
    }
  };
}
