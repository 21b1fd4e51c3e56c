import { readFile } from 'node:fs/promises';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { findFile } from '../../../scripts/lib/site-files';

/** Where the files of a built site come from. Paths are below the base path, without a slash before them. */
export interface Source {
  /** Path that the site is served under, with slashes at both ends. */
  readonly baseUrl: string;
  /** The text of a file; nothing where there is none. */
  read(path: string): Promise<string | undefined>;
}

/** What a server may take and send for a file. */
interface Limits {
  bytes: number;
  milliseconds: number;
}

/** The longest file, all pages of an edition in one, has a sixth of it. */
const LIMITS: Limits = { bytes: 32 * 1024 * 1024, milliseconds: 20_000 };

/** A part of a path that leads to what its name says: not upwards, not to what is hidden, not to another scheme. */
const SEGMENT = /^[^.:\\\p{Cc}][^:\\\p{Cc}]*$/u;

/**
 * The files of a folder that `npm run build` has written.
 *
 * @throws Error when it holds no site with Markdown copies
 */
function folderSource(dir: string, baseUrl: string): Source {
  if (!existsSync(join(dir, 'llms.txt'))) {
    throw new Error(`--from: ${dir}: no llms.txt here; run "npm run build" first`);
  }
  const root = realpathSync(dir);
  return {
    baseUrl,
    read: async (path) => {
      const file = findFile(root, path);
      return file === undefined ? undefined : readFile(file, 'utf8');
    },
  };
}

/**
 * Reads what a server answers.
 *
 * @throws Error with one line when it is cut short
 */
async function bodyOf(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > limit) throw new Error(`longer than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The files of a published site. What is asked of it comes from whatever an AI tool has read. */
function publishedSource(address: URL, { bytes, milliseconds }: Limits): Source {
  const base = new URL(address.pathname.replace(/\/?$/, '/'), address);
  return {
    baseUrl: base.pathname,
    read: async (path) => {
      const url = base.href + path.split('/').map(encodeURIComponent).join('/');
      const signal = AbortSignal.timeout(milliseconds);
      const ask = (): Promise<Response> => fetch(url, { signal, redirect: 'manual' });
      try {
        // A server may close a connection just when it is used again
        const response = await ask().catch(ask);
        const { status, ok } = response;
        if (status === 404) return undefined;
        if (status >= 300 && status < 400) {
          throw new Error(`status ${status}, redirects are not followed`);
        }
        if (!ok) throw new Error(`status ${status}`);
        return await bodyOf(response, bytes);
      } catch (error) {
        // What a failed request says itself is only that it failed
        const { message, cause } = error as Error;
        const said = cause instanceof Error ? cause.message : message;
        const reason = signal.aborted ? `no answer within ${milliseconds} ms` : said;
        throw new Error(`${url}: ${reason}`);
      }
    },
  };
}

/** A source that reads each file once, and none outside of the site. */
function remembering(source: Source): Source {
  const known = new Map<string, Promise<string | undefined>>();
  return {
    baseUrl: source.baseUrl,
    read: async (path) => {
      if (!path.split('/').every((segment) => SEGMENT.test(segment))) return undefined;
      const before = known.get(path);
      if (before) return before;
      const reading = source.read(path);
      known.set(path, reading);
      // What could not be had may be had the next time
      reading.catch(() => known.delete(path));
      return reading;
    },
  };
}

/**
 * The site that the server answers from.
 *
 * @param from folder with a built site, relative to the repository's root, or the address of a published one
 * @param baseUrl path that the site of a folder is served under
 * @param limits of a published site's answers
 * @throws Error with one line when the folder holds no site
 */
export function openSource(from: string, baseUrl: string, limits = LIMITS): Source {
  const isAddress = /^https?:\/\//.test(from);
  return remembering(
    isAddress ? publishedSource(new URL(from), limits) : folderSource(resolve(ROOT, from), baseUrl),
  );
}
