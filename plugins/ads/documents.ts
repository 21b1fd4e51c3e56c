import {
  createClient,
  ForbiddenError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  type Query,
} from '@prismicio/client';
import { AdsFailure, oneLine, type Session } from './requests';
import type { Cms } from './types';

const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/** Says for an error of the library whether it passes; without the token, as it is and as in addresses. */
function failureOf(error: unknown, { accessToken = '' }: Cms): unknown {
  if (!(error instanceof PrismicError)) return error;
  const inAddress = new URLSearchParams([['', accessToken]]).toString().slice(1);
  const text = [accessToken, inAddress]
    .filter((token) => token !== '')
    .reduce((message, token) => message.replaceAll(token, '…'), error.message);
  const message = oneLine(text, 160) || 'an error without a message';
  // First the stale ones, which are a kind of the refused ones.
  if (error instanceof RefExpiredError || error instanceof RefNotFoundError) {
    return new AdsFailure(message, true);
  }
  return new AdsFailure(error instanceof ForbiddenError ? `refused access: ${message}` : message);
}

async function readPages(cms: Cms, session: Session, signal: AbortSignal): Promise<unknown[]> {
  /** Editions of the content that answers came from. */
  const refs = new Set<string | null>();
  // A name, even a made-up one, keeps the library from guessing it from the endpoint and warning.
  const client = createClient(cms.repository ?? 'ads', {
    documentAPIEndpoint: cms.endpoint,
    accessToken: cms.accessToken,
    // It never sees a status 429, which it would repeat without end, nor a body that is not JSON.
    fetch: async (url, init) => {
      const { response, body } = await session.request(url, { headers: init?.headers, signal });
      const type = response.headers.get('content-type') ?? 'nothing';
      if (!/\bjson\b/.test(type)) {
        throw new AdsFailure(`answered ${response.status} with ${type.split(';')[0]}, not JSON`);
      }
      if (response.ok) refs.add(new URL(url).searchParams.get('ref'));
      return new Response(body, response);
    },
    fetchOptions: { signal },
  });
  client.disableAutoPreviews();
  const documents: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { lang: '*', pageSize: PAGE_SIZE, page };
    const answer: Partial<Query> = await client.getByType('docs_ad', query);
    if (!Array.isArray(answer.results)) throw new AdsFailure('answered JSON without results', true);
    documents.push(...(answer.results as unknown[]));
    if (answer.next_page) continue;
    // The list of editions is asked for without one
    refs.delete(null);
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
  return session.retry((signal) =>
    readPages(cms, session, signal).catch((error: unknown) => {
      throw failureOf(error, cms);
    }),
  );
}
