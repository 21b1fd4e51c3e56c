import {
  createClient,
  ForbiddenError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  type Query,
} from '@prismicio/client';
import { request, withTries, type Session } from './bounds';
import { AdsFailure, oneLine } from './failure';
import type { Cms } from './types';

const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/**
 * What the library fetches with. It never sees a status 429, which it would repeat without end, nor a
 * body that is not JSON.
 *
 * @param refs editions of the content that answers came from, added to
 */
async function fetchJson(
  session: Session,
  url: string,
  init: RequestInit,
  refs: Set<string>,
): Promise<Response> {
  const { response, body } = await request(session, url, init);
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!/\bjson\b/.test(type)) {
    throw new AdsFailure(`answered ${response.status} with ${type.split(';')[0]}, not JSON`);
  }
  const ref = new URL(url).searchParams.get('ref');
  if (response.ok && ref !== null) refs.add(ref);
  return new Response(Buffer.from(body), { status: response.status });
}

/** Takes the token out of a text: as it is, and as it stands in an address. */
function withoutToken(text: string, accessToken: string | undefined): string {
  if (!accessToken) return text;
  const inAddress = new URLSearchParams([['', accessToken]]).toString().slice(1);
  return text.replaceAll(accessToken, '…').replaceAll(inAddress, '…');
}

/** Says for an error of the library whether it passes. */
function translate(error: unknown, accessToken: string | undefined): unknown {
  if (!(error instanceof PrismicError)) return error;
  const message =
    oneLine(withoutToken(error.message, accessToken), 160) || 'an error without a message';
  // First the stale ones, which are a kind of the refused ones.
  if (error instanceof RefExpiredError || error instanceof RefNotFoundError) {
    return new AdsFailure(message, true);
  }
  return new AdsFailure(error instanceof ForbiddenError ? `refused access: ${message}` : message);
}

async function readPages(cms: Cms, session: Session, signal: AbortSignal): Promise<unknown[]> {
  const refs = new Set<string>();
  // A name, even a made-up one, keeps the library from guessing it from the endpoint and warning.
  const client = createClient(cms.repository ?? 'ads', {
    documentAPIEndpoint: cms.endpoint,
    accessToken: cms.accessToken,
    fetch: (url, init) => fetchJson(session, url, { headers: init?.headers, signal }, refs),
    fetchOptions: { signal },
  });
  client.disableAutoPreviews();
  const documents: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer: Partial<Query> = await client.getByType('docs_ad', {
      lang: '*',
      pageSize: PAGE_SIZE,
      page,
    });
    if (!Array.isArray(answer.results)) throw new AdsFailure('answered JSON without results', true);
    documents.push(...(answer.results as unknown[]));
    if (answer.next_page) continue;
    if (refs.size > 1) throw new AdsFailure('content changed while it was read', true);
    return documents;
  }
  throw new AdsFailure(`more than ${MAX_PAGES} pages of results`);
}

/**
 * Reads all documents of type `docs_ad` in all languages, from one edition of the content. The library
 * knows the protocol (refs, stale refs, paging); how long and how often is settled here, because it
 * has no time-out and repeats a refused request for ever. Each try starts from the beginning.
 *
 * @returns the documents, unchecked
 * @throws AdsFailure when the bounds of the session are reached or another try would not help
 */
export function readDocuments(cms: Cms, session: Session): Promise<unknown[]> {
  return withTries(session, (signal) =>
    readPages(cms, session, signal).catch((error: unknown) => {
      throw translate(error, cms.accessToken);
    }),
  );
}
