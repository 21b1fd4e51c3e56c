import { inspect } from 'node:util';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, prepare, RECORD_BYTES } from '../../../plugins/search/push/prepare';
import { replaceIndex } from '../../../plugins/search/push/replace';
import { SETTINGS, SYNONYM_GROUPS } from '../../../plugins/search/push/settings';
import type { SearchRecord } from '../../../plugins/search/types';
import { AlgoliaServer } from './support/algolia-server';

const INDEX = 'ionicframework';
const APP = 'ABCDE12345';
/** The call that sends records; synonyms go in a batch as well. */
const RECORDS = /_tmp_\w+\/batch$/;

function record(id: string, content: string | null = 'Text', lvl1 = 'Title'): SearchRecord {
  return {
    objectID: id,
    url: `https://example.org/docs/${id}`,
    url_without_anchor: `https://example.org/docs/${id}`,
    anchor: null,
    type: content === null ? 'lvl1' : 'content',
    hierarchy: { lvl0: 'Guides', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    lang: 'en',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    weight: { page_rank: 100, level: 0, position: 0 },
  };
}

function records(count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, index) => record(`new-${index}`));
}

let server: AlgoliaServer;

beforeEach(async () => {
  server = await new AlgoliaServer(INDEX).start();
  server.seed(INDEX, [{ objectID: 'old-1' }, { objectID: 'old-2' }], ['a rule']);
});

afterEach(() => server.stop());

/**
 * The client as the push makes it, but for its hosts: four names of the local server, like the service's. On a
 * machine that has much else to do, this server answers late too; a test that is not about that has to wait.
 */
function clientOf({
  key = server.keys.admin,
  ports = Array(4).fill(server.port),
  timeout = 60_000,
} = {}): Algoliasearch {
  return algoliasearch(APP, key, {
    hosts: ports.map((port: number) => ({
      url: '127.0.0.1',
      port,
      protocol: 'http' as const,
      accept: 'readWrite' as const,
    })),
    timeouts: { connect: timeout, read: timeout, write: timeout },
  });
}

function idsOf(name = INDEX): string[] {
  return [...(server.indexes.get(name)?.records.keys() ?? [])].sort();
}

function expectOldIndex(): void {
  expect(idsOf()).toEqual(['old-1', 'old-2']);
  expect([...server.indexes.keys()], 'nothing is left beside it').toEqual([INDEX]);
}

describe('replacing the index', () => {
  it('puts the new records, settings and synonyms in the place of the old ones', async () => {
    const lines: string[] = [];
    await replaceIndex(clientOf(), INDEX, records(2500), { report: (line) => lines.push(line) });
    expect(idsOf()).toHaveLength(2500);
    expect(idsOf()).not.toContain('old-1');
    const index = server.indexes.get(INDEX);
    expect(index?.settings).toEqual(SETTINGS);
    expect(index?.synonyms).toHaveLength(SYNONYM_GROUPS.length);
    expect(index?.rules).toEqual(['a rule']);
    expect([...server.indexes.keys()]).toEqual([INDEX]);
    expect(lines).toEqual(['2500 records sent', `${INDEX} replaced`]);
  });

  it('never leaves it empty or half-filled on the way', async () => {
    await replaceIndex(clientOf(), INDEX, records(2500));
    const live = server.asked.map((asked) => asked.live);
    expect(new Set(live)).toEqual(new Set([2, 2500]));
    expect(live.lastIndexOf(2)).toBe(
      server.asked.findIndex(
        ({ path, body }) =>
          path.endsWith('/operation') && (body as { operation: string }).operation === 'move',
      ),
    );
  });

  it.each([
    ['empty', []],
    ['404', [{ match: /operation/, status: 404 }]],
  ])('works where there is no index yet, whose copy is: %s', async (_, faults) => {
    server.indexes.clear();
    server.faults = faults;
    await replaceIndex(clientOf(), INDEX, records(3));
    expect(idsOf()).toHaveLength(3);
    expect([...server.indexes.keys()]).toEqual([INDEX]);
  });

  it('sends the key with each request, and to no other place', async () => {
    await replaceIndex(clientOf(), INDEX, records(1));
    expect(new Set(server.asked.map(({ key }) => key))).toEqual(new Set([server.keys.admin]));
    expect(server.asked.some(({ path }) => path.includes(server.keys.admin))).toBe(false);
  });

  it('refuses to put nothing in the place of something', async () => {
    await expect(replaceIndex(clientOf(), INDEX, [])).rejects.toThrow(/no records/);
    expect(server.asked).toEqual([]);
  });

  it('keeps the old index when records were lost', async () => {
    server.losing = 1;
    await expect(replaceIndex(clientOf(), INDEX, records(10))).rejects.toThrow(
      /_tmp_\w+: has 9 records, accepts 10/,
    );
    expectOldIndex();
  });
});

describe('failures', () => {
  it.each([
    ['429', { status: 429, headers: { 'Retry-After': '1' } }],
    ['500', { status: 500, body: '<html>oops' }],
    ['503', { status: 503 }],
    ['a lost connection', { drop: true }],
    ['a slow answer', { delayMs: 2500 }, 1000],
  ])('%s is tried again', async (_, fault, timeout?: number) => {
    const calls = [/\/settings$/, /\/synonyms\/batch$/, RECORDS, /\/task\/1$/, /\/query$/];
    server.faults = calls.map((match) => ({ match, ...fault }));
    server.taskDelay = 0;
    await replaceIndex(clientOf({ timeout }), INDEX, records(5));
    const times = calls.map((call) => server.asked.filter(({ path }) => call.test(path)));
    // The index is counted before and after it is moved.
    expect(times.map(({ length }) => length)).toEqual([2, 2, 2, 2, 3]);
    expect(times.map(([, again]) => again?.body)).toEqual(times.map(([first]) => first?.body));
    expect(idsOf()).toHaveLength(5);
  });

  it('is sure of the move when its answer is lost', async () => {
    // The first operation copies the rules.
    server.faults = [
      { match: /operation/, delayMs: 1 },
      { match: /operation/, lose: true },
    ];
    await replaceIndex(clientOf(), INDEX, records(5));
    expect(server.asked.filter(({ path }) => path.endsWith('/operation'))).toHaveLength(3);
    expect(idsOf()).toHaveLength(5);
    expect([...server.indexes.keys()]).toEqual([INDEX]);
  });

  it('tells when the index was not moved', async () => {
    server.standing = true;
    await expect(replaceIndex(clientOf(), INDEX, records(5))).rejects.toThrow(
      `${INDEX}: has 2 records, accepts 5`,
    );
    expectOldIndex();
  });

  it('does not wait for ever for a task', async () => {
    server.taskDelay = Number.POSITIVE_INFINITY;
    const failure = replaceIndex(clientOf(), INDEX, records(5), { maxRetries: 2 });
    await expect(failure).rejects.toThrow(/Stopped waiting for the task after 2 retries/);
    expectOldIndex();
  });

  it('pauses as long as the answer asks for', async () => {
    server.faults.push({ match: /settings/, status: 429, headers: { 'Retry-After': '1' } });
    const started = performance.now();
    await replaceIndex(clientOf(), INDEX, records(1));
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it('asks another host when one is down', async () => {
    await replaceIndex(clientOf({ ports: [1, server.port] }), INDEX, records(2));
    expect(idsOf()).toHaveLength(2);
  });

  it('gives up in the end, names the reason and keeps the old index', async () => {
    for (let time = 0; time < 4; time += 1) server.faults.push({ match: RECORDS, status: 503 });
    await expect(replaceIndex(clientOf(), INDEX, records(2))).rejects.toThrow(
      /no host has answered after 4 attempts; the last: 503 .*fault 503/,
    );
    expectOldIndex();
  });

  it('a key that may not write is not tried again', async () => {
    const failure = replaceIndex(clientOf({ key: 'wrong' }), INDEX, records(2));
    await expect(failure).rejects.toThrow(/Invalid Application-ID or API key/);
    expect(server.asked.filter(({ method }) => method !== 'DELETE')).toHaveLength(1);
    expect(idsOf()).toEqual(['old-1', 'old-2']);
  });

  it('a request that is wrong is not tried again', async () => {
    server.faults.push({ match: RECORDS, status: 400, body: '{"message":"Record is too big"}' });
    await expect(replaceIndex(clientOf(), INDEX, records(2))).rejects.toThrow(/Record is too big/);
    expect(server.asked.filter(({ path }) => RECORDS.test(path))).toHaveLength(1);
    expectOldIndex();
  });

  it.each([
    ['no host answers', [1, 1]],
    ['the key is refused', undefined],
  ])('never shows the key when %s', async (_, ports) => {
    const key = 'fedcba9876543210fedcba9876543210';
    const failure = replaceIndex(clientOf({ key, ports }), INDEX, records(1));
    const error: Error = await failure.then(
      () => new Error('replaced'),
      (reason: Error) => reason,
    );
    expect(error.message).toMatch(/no host has answered|Invalid Application-ID/);
    expect(inspect(error, { depth: null })).not.toContain(key);
  });
});

describe('records that are sent', () => {
  it('have their texts escaped, but for the part, which is shown as text', () => {
    const [ready] = prepare([record('a', 'a < b & c', '<ion-modal>')]);
    expect(ready?.content).toBe('a &lt; b &amp; c');
    expect(ready?.hierarchy.lvl1).toBe('&lt;ion-modal&gt;');
    expect(
      prepare([{ ...record('a'), hierarchy: { ...record('a').hierarchy, lvl0: 'A & B' } }])[0],
    ).toMatchObject({ hierarchy: { lvl0: 'A & B' } });
  });

  it.each([
    ['sentences', 'This is a sentence of some length, and it ends. '.repeat(60)],
    ['Japanese', 'これは長い説明の文で、ここで終わります。'.repeat(60)],
    ['one endless word', 'x'.repeat(3000)],
  ])('are divided when they are too large: %s', (_, content) => {
    const limit = 1200;
    const parts = prepare([record('a', content)], limit);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every((part) => bytesOf(part) <= limit)).toBe(true);
    expect(new Set(parts.map(({ objectID }) => objectID)).size).toBe(parts.length);
    const joined = parts.map((part) => part.content).join('');
    expect(joined.replaceAll(' ', '')).toBe(content.replaceAll(' ', ''));
  });

  it('end at sentences when they are divided', () => {
    const content = 'This is a sentence of some length, and it ends. '.repeat(60);
    const parts = prepare([record('a', content)], 1200);
    expect(parts.every((part) => part.content?.endsWith('.'))).toBe(true);
  });

  it('that are too large without their text stop the push with their address', () => {
    const large = record('large', 'x', 'T'.repeat(2000));
    expect(() => prepare([large], 1000)).toThrow(
      /docs\/large: a record of \d+ bytes, accepts 1000/,
    );
  });

  it('go in calls of limited size', async () => {
    const large = Array.from({ length: 900 }, (_, index) => record(`${index}`, 'x'.repeat(9000)));
    expect(bytesOf(large[899] as SearchRecord)).toBeLessThan(RECORD_BYTES);
    await replaceIndex(clientOf(), INDEX, large);
    const calls = server.asked.filter(({ path }) => RECORDS.test(path));
    const sizes = calls.map(({ body }) => JSON.stringify(body).length);
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5_100_000);
  });
});
