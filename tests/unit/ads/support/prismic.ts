import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adDocument, PNG } from './documents';

/** Origin of the images in test documents; {@link FakePrismic.fetch} leads it to the local server. */
const IMAGE_ORIGIN = 'https://images.test';

/** Answers a request in place of the server's own answer; gives nothing to leave it to the server. */
export type Interference = (request: {
  url: URL;
  /** How many requests for the same path came before, this one included. */
  count: number;
  response: ServerResponse;
}) => true | undefined;

export interface PrismicOptions {
  documents?: unknown[];
  /** Documents a page, whatever the client asks for. */
  perPage?: number;
  token?: string;
  interfere?: Interference;
}

/** A local server that speaks as much of Prismic's API v2 as its client needs. */
export interface FakePrismic {
  origin: string;
  endpoint: string;
  /** Paths and queries of all requests so far. */
  requests: URL[];
  /** How many requests there were for paths that end so. */
  count: (path: string) => number;
  /** `fetch` that finds the test documents' images on this server. */
  fetch: typeof fetch;
  close: () => Promise<void>;
}

function sendJson(response: ServerResponse, status: number, body: unknown): true {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  return true;
}

function search(url: URL, fake: FakePrismic, options: PrismicOptions, response: ServerResponse) {
  const { documents = [adDocument('one'), adDocument('two')], perPage = 100 } = options;
  const asked = url.searchParams;
  if (asked.get('q') !== '[[at(document.type, "docs_ad")]]' || asked.get('lang') !== '*') {
    return sendJson(response, 400, { type: 'parsing-error', message: 'unexpected query' });
  }
  const page = Number(asked.get('page') ?? 1);
  const pages = Math.ceil(documents.length / perPage);
  return sendJson(response, 200, {
    page,
    results: documents.slice((page - 1) * perPage, page * perPage),
    total_pages: pages,
    next_page: page < pages ? `${fake.endpoint}/documents/search?page=${page + 1}` : null,
  });
}

/** Starts the server on a free port. */
export async function startPrismic(options: PrismicOptions = {}): Promise<FakePrismic> {
  const counts = new Map<string, number>();
  const handle = (request: IncomingMessage, response: ServerResponse): unknown => {
    const url = new URL(request.url ?? '/', fake.origin);
    const count = (counts.get(url.pathname) ?? 0) + 1;
    counts.set(url.pathname, count);
    fake.requests.push(url);
    if (options.interfere?.({ url, count, response })) return true;
    if (url.pathname.startsWith('/images/')) {
      return response.writeHead(200, { 'Content-Type': 'image/png' }).end(PNG);
    }
    if (options.token && url.searchParams.get('access_token') !== options.token) {
      return sendJson(response, 401, {
        message: `Invalid access token ${url.searchParams.get('access_token')}`,
      });
    }
    if (url.pathname === '/api/v2') {
      const master = { id: 'master', ref: 'edition', label: 'Master', isMasterRef: true };
      return sendJson(response, 200, { refs: [master], integrationFieldsRef: null });
    }
    if (url.pathname === '/api/v2/documents/search') return search(url, fake, options, response);
    return sendJson(response, 404, { message: 'not found' });
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakePrismic = {
    origin,
    endpoint: `${origin}/api/v2`,
    requests: [],
    count: (path) => fake.requests.filter(({ pathname }) => pathname.endsWith(path)).length,
    fetch: (input, init) =>
      fetch(new Request(input).url.replace(IMAGE_ORIGIN, `${origin}/images`), init),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return fake;
}
