import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface StoredRecord {
  objectID: string;
  [name: string]: unknown;
}

interface StoredIndex {
  records: Map<string, StoredRecord>;
  settings: Record<string, unknown>;
  synonyms: { objectID: string; synonyms: string[] }[];
  rules: string[];
}

/** What the server does instead of answering properly, once. */
export interface Fault {
  /** Requests that it is for, by method and path. */
  match: RegExp;
  status?: number;
  body?: string;
}

interface Asked {
  method: string;
  path: string;
  key: string;
  body: unknown;
  /** Number of records that the live index had at that moment. */
  live: number;
}

function newIndex(): StoredIndex {
  return { records: new Map(), settings: {}, synonyms: [], rules: [] };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const isZipped = request.headers['content-encoding'] === 'gzip';
  const text = (isZipped ? gunzipSync(bytes) : bytes).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** As much of the hosted index's REST interface as the site uses, over real HTTP. */
export class AlgoliaServer {
  readonly indexes = new Map<string, StoredIndex>();
  readonly asked: Asked[] = [];
  faults: Fault[] = [];
  /** Keys that are accepted. */
  keys = { search: 'search-key', admin: 'admin-key' };

  #server: Server | undefined;
  #tasks = new Map<number, number>();

  constructor(readonly live: string) {}

  get port(): number {
    return (this.#server?.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
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

  /** Puts an index there as if it had been pushed before. */
  seed(name: string, records: StoredRecord[], rules: string[] = []): void {
    const index = newIndex();
    records.forEach((record) => index.records.set(record.objectID, record));
    index.rules = rules;
    this.indexes.set(name, index);
  }

  #index(name: string): StoredIndex {
    const known = this.indexes.get(name) ?? newIndex();
    this.indexes.set(name, known);
    return known;
  }

  #task(): { taskID: number; updatedAt: string } {
    const taskID = this.#tasks.size + 1;
    // Asked about once before it has finished
    this.#tasks.set(taskID, 1);
    return { taskID, updatedAt: '' };
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const path = decodeURIComponent(url.pathname);
    const key = String(
      request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key'),
    );
    const body = await bodyOf(request);
    this.asked.push({
      method,
      path,
      key,
      body,
      live: this.indexes.get(this.live)?.records.size ?? 0,
    });
    const at = this.faults.findIndex(({ match }) => match.test(`${method} ${path}`));
    const [fault] = at < 0 ? [] : this.faults.splice(at, 1);
    const send = (status: number, value: unknown): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof value === 'string' ? value : JSON.stringify(value));
    };
    if (fault?.status) {
      const text = fault.body ?? { message: `fault ${fault.status}`, status: fault.status };
      return send(fault.status, text);
    }
    const isSearch = path.endsWith('/queries');
    if (key !== this.keys.admin && !(isSearch && key === this.keys.search)) {
      return send(403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    const answer = this.#answer(method, path, body);
    return send(answer === undefined ? 404 : 200, answer ?? { message: 'Index does not exist' });
  }

  #answer(method: string, path: string, body: unknown): unknown {
    const [, , , name = '', action = '', id = ''] = path.split('/');
    if (action === 'queries') {
      const { requests } = body as { requests: { indexName: string }[] };
      return { results: requests.map(({ indexName }) => this.#search(indexName)) };
    }
    if (action === 'task') {
      const left = this.#tasks.get(Number(id)) ?? 0;
      this.#tasks.set(Number(id), left - 1);
      return { status: left > 0 ? 'notPublished' : 'published' };
    }
    if (action === 'batch') {
      const { requests } = body as { requests: { body: StoredRecord }[] };
      requests.forEach(({ body: record }) =>
        this.#index(name).records.set(record.objectID, record),
      );
      return { ...this.#task(), objectIDs: requests.map(({ body: record }) => record.objectID) };
    }
    if (action === 'settings') {
      this.#index(name).settings = body as Record<string, unknown>;
      return this.#task();
    }
    if (action === 'synonyms') {
      this.#index(name).synonyms = body as StoredIndex['synonyms'];
      return this.#task();
    }
    if (action === 'operation') {
      return this.#operate(name, body as { operation: string; destination: string });
    }
    if (method === 'DELETE') {
      this.indexes.delete(name);
      return this.#task();
    }
    return undefined;
  }

  #operate(name: string, { operation, destination }: { operation: string; destination: string }) {
    const source = this.indexes.get(name);
    // What is copied is all but the records
    if (source && operation === 'copy') {
      const { settings, synonyms, rules } = source;
      Object.assign(this.#index(destination), { settings, synonyms, rules });
    } else if (source) {
      this.indexes.set(destination, source);
      this.indexes.delete(name);
    }
    return this.#task();
  }

  /** A search that finds everything. */
  #search(name: string): Record<string, unknown> {
    const hits = [...(this.indexes.get(name)?.records.values() ?? [])];
    return { hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: hits.length, query: '' };
  }
}
