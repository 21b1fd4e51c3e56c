import { clientOf } from './client-of';
import type { ClientOptions, SearchClient } from './types';
import { WorkerLink } from './worker-link';

let link: WorkerLink | undefined;

function worker(): WorkerLink {
  link ??= new WorkerLink(() => new Worker(new URL('./worker.ts', import.meta.url)));
  return link;
}

/** A client that searches the site's own files, in a thread of its own. */
export function createClient({ baseUrl, defaultTag }: ClientOptions): SearchClient {
  return clientOf(
    defaultTag,
    // The worker's own address is not the page's, so it cannot resolve them.
    (path) => new URL(baseUrl + path, location.origin).href,
    (request) => worker().ask(request),
  );
}
