import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tagsOf, versionTag } from '../../../plugins/search/client/embedded';
import { showingFailures } from '../../../plugins/search/client/failures';
import { IndexLoader } from '../../../plugins/search/client/index-loader';
import type { SearchClient } from '../../../plugins/search/client/types';
import { WorkerLink, type WorkerRequest } from '../../../plugins/search/client/worker-link';
import { FORMAT, type HeadingFile, type TextFile } from '../../../plugins/search/embedded/format';

const FILES = { headings: 'https://example.org/h.json', text: 'https://example.org/t.json' };

const HEADINGS: HeadingFile = {
  format: FORMAT,
  id: 'one',
  tag: 'docs-default-current',
  language: 'en',
  site: 'https://example.org/',
  parts: ['Guides'],
  pages: [['modal', 'ion-modal', 0, 100, '', 0, []]],
};
const TEXT: TextFile = {
  format: FORMAT,
  id: 'one',
  pages: [['', 'Opens above the zebra page.', ['prop-', 3, 'keepModalMounted', 'Keeps it.']]],
};

type Answers = Record<string, () => Promise<Response>>;

function answerWith(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const answer = answers[url];
    return answer ? answer() : Promise.reject(new Error(`nothing at ${url}`));
  });
  return asked;
}

const json = (value: unknown) => () => Promise.resolve(Response.json(value));
const failing = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the loader', () => {
  it('answers from headings while the text is on its way', async () => {
    let send: (response: Response) => void = () => undefined;
    const text = new Promise<Response>((resolve) => (send = resolve));
    answerWith({ [FILES.headings]: json(HEADINGS), [FILES.text]: () => text });
    const loader = new IndexLoader();
    expect(await loader.search(FILES, { query: 'modal' })).toMatchObject({ nbHits: 1 });
    const late = loader.search(FILES, { query: 'zebra' });
    const whole = loader.search(FILES, { query: 'modal' }, true);
    send(Response.json(TEXT));
    expect(await late).toMatchObject({ nbHits: 1 });
    const { hits } = await whole;
    expect(hits[0]?._snippetResult.content?.value).toBe('Opens above the zebra page.');
  });

  it.each(['keepModalMounted', 'modl', 'modal zebra'])(
    'waits for the text with %s, which headings could only guess at',
    async (query) => {
      answerWith({ [FILES.headings]: json(HEADINGS), [FILES.text]: json(TEXT) });
      const { hits } = await new IndexLoader().search(FILES, { query });
      expect(hits[0]?._snippetResult.content).toBeDefined();
    },
  );

  it('fetches each file once', async () => {
    const asked = answerWith({ [FILES.headings]: json(HEADINGS), [FILES.text]: json(TEXT) });
    const loader = new IndexLoader();
    await loader.preload(FILES);
    await loader.search(FILES, { query: 'zebra' });
    await loader.search(FILES, { query: 'modal' });
    expect(asked).toEqual([FILES.headings, FILES.text]);
  });

  it.each([
    ['the network fails', failing],
    ['the server fails', () => Promise.resolve(new Response('no', { status: 503 }))],
    ['the answer is no index', () => Promise.resolve(new Response('<html>'))],
    ['the index has another format', json({ ...HEADINGS, format: FORMAT + 1 })],
  ])('fails when %s, and tries again at the next search', async (_, answer) => {
    const answers: Answers = { [FILES.headings]: answer, [FILES.text]: json(TEXT) };
    answerWith(answers);
    const loader = new IndexLoader();
    await expect(loader.search(FILES, { query: 'modal' })).rejects.toThrow();
    answers[FILES.headings] = json(HEADINGS);
    expect(await loader.search(FILES, { query: 'modal' })).toMatchObject({ nbHits: 1 });
  });

  it('fails when the files are of two builds, and tries both again', async () => {
    const answers: Answers = {
      [FILES.headings]: json(HEADINGS),
      [FILES.text]: json({ ...TEXT, id: 'two' }),
    };
    answerWith(answers);
    const loader = new IndexLoader();
    await expect(loader.search(FILES, { query: 'zebra' })).rejects.toThrow(/changed/);
    answers[FILES.headings] = json({ ...HEADINGS, id: 'two' });
    expect(await loader.search(FILES, { query: 'zebra' })).toMatchObject({ nbHits: 1 });
  });
});

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly received: WorkerRequest[] = [];
  terminated = false;

  postMessage(message: WorkerRequest): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  reply(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

describe('the link to the search thread', () => {
  let workers: FakeWorker[] = [];
  const start = (): Worker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };

  beforeEach(() => {
    workers = [];
  });

  it('gives each answer to its question, in whatever order they come', async () => {
    const link = new WorkerLink(start);
    const [first, second] = [link.ask({ files: FILES }), link.ask({ files: FILES })];
    workers[0]?.reply({ id: 1, answer: { query: 'second' } });
    workers[0]?.reply({ id: 0, answer: { query: 'first' } });
    expect(await first).toEqual({ query: 'first' });
    expect(await second).toEqual({ query: 'second' });
    expect(workers).toHaveLength(1);
  });

  it('passes on an error', async () => {
    const asked = new WorkerLink(start).ask({ files: FILES });
    workers[0]?.reply({ id: 0, error: 'no index' });
    await expect(asked).rejects.toThrow('no index');
  });

  it('starts another thread after the first was lost', async () => {
    const link = new WorkerLink(start);
    const asked = link.ask({ files: FILES });
    workers[0]?.dispatchEvent(new Event('error', { cancelable: true }));
    await expect(asked).rejects.toThrow(/could not be loaded/);
    expect(workers[0]?.terminated).toBe(true);
    const again = link.ask({ files: FILES });
    workers[1]?.reply({ id: 1, answer: { query: 'again' } });
    expect(await again).toEqual({ query: 'again' });
  });
});

describe('the guard', () => {
  const client = (search: SearchClient['search']): SearchClient => ({
    search,
    prepare: () => undefined,
  });

  it('tells of any failure by the name that DocSearch knows, late enough, and ends there', async () => {
    vi.useFakeTimers();
    const told = vi.fn();
    const went = vi.fn();
    showingFailures(client(() => Promise.reject(new Error('status 403'))))
      .search({ requests: [] })
      .catch((error: unknown) => {
        told((error as Error).name);
        throw error;
      })
      .then(went, went);
    await vi.advanceTimersByTimeAsync(300);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toHaveBeenCalledExactlyOnceWith('RetryError');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(went).not.toHaveBeenCalled();
  });
});

describe('filters', () => {
  it('name the tags, and the version among them', () => {
    const filters = ['language:ja', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v7']];
    expect(tagsOf(filters)).toEqual(['default', 'docs-default-v7']);
    expect(versionTag(tagsOf(filters), 'docs-default-current')).toBe('docs-default-v7');
    expect(versionTag(['default'], 'docs-default-current')).toBe('docs-default-current');
    expect(tagsOf()).toEqual([]);
  });
});
