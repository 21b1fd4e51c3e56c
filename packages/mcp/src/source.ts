import { readFile } from 'node:fs/promises';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findFile } from '../../../scripts/lib/site-files';

/** Where the files of a built site come from. Paths are below the base path, without a slash before them. */
export interface Source {
  /** Path that the site is served under, with slashes at both ends. */
  readonly baseUrl: string;
  /** The text of a file; nothing where there is none. */
  read(path: string): Promise<string | undefined>;
}

/** How long a server may take for a file, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * The files of a folder that `npm run build` has written.
 *
 * @throws Error when it holds no site with twins
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

/** The files of a published site. */
function publishedSource(address: URL): Source {
  const base = new URL(address.pathname.replace(/\/?$/, '/'), address);
  return {
    baseUrl: base.pathname,
    read: async (path) => {
      const url = new URL(path, base);
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${url}: status ${response.status}`);
      return response.text();
    },
  };
}

/** A source that reads each file once. */
function remembering(source: Source): Source {
  const known = new Map<string, Promise<string | undefined>>();
  return {
    baseUrl: source.baseUrl,
    read: (path) => {
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
 * @param from folder with a built site, or the address of a published one
 * @param baseUrl path that the site of a folder is served under
 * @throws Error with one line when the folder holds no site
 */
export function openSource(from: string, baseUrl: string): Source {
  const isAddress = /^https?:\/\//.test(from);
  return remembering(isAddress ? publishedSource(new URL(from)) : folderSource(from, baseUrl));
}
