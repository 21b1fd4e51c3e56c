import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const ASSET = /^\/(?:[\w-]+\/)?assets\/(?:js|css)\/[\w~.-]+\.(?:js|css)$/;

/**
 * Answers requests for hashed scripts and style sheets at Brotli's best level, as a CDN that compresses
 * a file once does; each is compressed on its first request and kept.
 *
 * @param dir folder with the built site
 * @param headers headers added to every answer
 * @returns a handler that says whether it has answered
 */
export function compressedAssets(
  dir: string,
  headers: Record<string, string>,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const cache = new Map<string, Buffer>();
  return (req, res) => {
    const path = (req.url ?? '').split('?')[0] ?? '';
    const accepted = String(req.headers['accept-encoding'] ?? '');
    if (req.method !== 'GET' || !ASSET.test(path) || !/\bbr\b/.test(accepted)) return false;
    const file = join(dir, normalize(path));
    if (!cache.has(file)) {
      if (!existsSync(file)) return false;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      cache.set(file, brotliCompressSync(readFileSync(file), { params }));
    }
    const body = cache.get(file);
    res.writeHead(200, {
      ...headers,
      'Content-Type': TYPES[extname(file)],
      'Content-Encoding': 'br',
      'Content-Length': body?.length,
      Vary: 'Accept-Encoding',
    });
    res.end(body);
    return true;
  };
}
