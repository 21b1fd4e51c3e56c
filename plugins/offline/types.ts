/** Route of the page on which readers ask for a copy, below the base path. */
export const OFFLINE_PAGE = 'offline';

/** The worker that answers where there is no network; it stands at the root of the site, all of which it serves. */
export const WORKER_FILE = 'offline-worker.js';

/** A version in one language: the path that its pages stand below, with a slash at its end, and that of the page. */
export interface Edition {
  label: string;
  root: string;
  page: string;
}

/** All that an edition needs without a network; another build of the same files has the same name. */
export interface FileList {
  build: string;
  notFound: string;
  /** Roots of other editions below this one's. */
  others: string[];
  /** The bytes are what a browser stores. */
  files: (readonly [path: string, sha256: string, bytes: number])[];
}
