import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What the server answers instead, once. */
interface Fault {
  /** Requests that it is for, by path. */
  match: RegExp;
  status: number;
  body: string;
}

/** The search of the hosted index, over real HTTP. It finds everything. */
export class AlgoliaServer {
  /** Paths that were asked for. */
  readonly asked: string[] = [];
  faults: Fault[] = [];
  /** The key that is accepted. */
  keys = { search: 'search-key' };

  #server: Server | undefined;
  #indexes: Map<string, unknown[]>;

  /** @param name of an index, which is empty */
  constructor(name: string) {
    this.#indexes = new Map([[name, []]]);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server?.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    this.#server = createServer((request, response) => void this.#handle(request, response));
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  /** Puts records into an index. */
  seed(name: string, records: unknown[]): void {
    this.#indexes.set(name, records);
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    this.asked.push(pathname);
    const send = (status: number, body: string): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    };
    const at = this.faults.findIndex(({ match }) => match.test(pathname));
    const [fault] = at < 0 ? [] : this.faults.splice(at, 1);
    if (fault) return send(fault.status, fault.body);
    if (searchParams.get('x-algolia-api-key') !== this.keys.search) {
      return send(403, '{"message":"Invalid API key"}');
    }
    const { requests } = (await json(request)) as { requests: { indexName: string }[] };
    const results = requests.map(({ indexName }) => this.#search(indexName));
    send(200, JSON.stringify({ results }));
  }

  #search(name: string): Record<string, unknown> {
    const hits = this.#indexes.get(name) ?? [];
    return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: hits.length, query: '' };
  }
}
