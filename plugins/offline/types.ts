/** Route of the page on which readers ask for a copy, below the base path. */
export const OFFLINE_PAGE = 'offline';

/** The worker that answers where there is no network; it stands at the root of the site, all of which it serves. */
export const WORKER_FILE = 'offline-worker.js';

/** The web manifest, by which a browser installs the site. */
export const MANIFEST_FILE = 'app.webmanifest';

/** Names of caches with copies begin with this; the root of what is kept follows. */
export const CACHE_PREFIX = 'offline-copy ';

/** Key of what a copy knows about itself, in its cache. */
export const FACTS_KEY = '/offline-copy-facts';

/** What a browser needs for each file beside its contents, in bytes; measured in Chromium, rounded up. */
export const BYTES_PER_FILE = 8000;

/** A version of the documentation in one language, as it can be kept. */
export interface Edition {
  /** Label of the version. */
  label: string;
  /** Path that its pages stand below, with a slash at its end. */
  root: string;
  /** Path of its list of files. */
  list: string;
}

/** A file of an edition: its path, and the hash of its contents. */
export type ListedFile = readonly [path: string, hash: string];

/** All that an edition needs without a network. */
export interface FileList {
  /** Names the state of the edition; another build of the same pages has the same. */
  build: string;
  /** Bytes that the browser will store, compressed. */
  bytes: number;
  /** Page for addresses that the edition does not have. */
  notFound: string;
  /** Roots of other editions below this one's. */
  others: readonly string[];
  files: readonly ListedFile[];
}
