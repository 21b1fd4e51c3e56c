import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?(?:,|$)/i;

/** Whether the browser takes Brotli: `br;q=0` says that it does not. */
export function acceptsBrotli(req: IncomingMessage): boolean {
  const match = BROTLI.exec(String(req.headers['accept-encoding'] ?? ''));
  return match !== null && Number(match[1] ?? 1) > 0;
}

/**
 * Gives hashed scripts and style sheets at Brotli's best level, as a CDN that compresses a file once does;
 * each is compressed when it is first asked for, and kept.
 *
 * @returns a function from a file's path to its compressed content
 */
export function brotliCache(): (file: string) => Buffer {
  const cache = new Map<string, Buffer>();
  return (file) => {
    let body = cache.get(file);
    if (!body) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      body = brotliCompressSync(readFileSync(file), { params });
      cache.set(file, body);
    }
    return body;
  };
}
