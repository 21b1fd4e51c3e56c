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
    await replaceIndex(clientOf(), INDEX, records(2500));
    expect(idsOf()).toHaveLength(2500);
    expect(idsOf()).not.toContain('old-1');
    const index = server.indexes.get(INDEX);
    expect(index?.settings).toEqual(SETTINGS);
    expect(index?.synonyms).toHaveLength(SYNONYM_GROUPS.length);
    expect(index?.rules).toEqual(['a rule']);
    expect([...server.indexes.keys()]).toEqual([INDEX]);
  });

  it('never leaves it empty or half-filled on the way', async () => {
    await replaceIndex(clientOf(), INDEX, records(2500));
    expect(new Set(server.asked.map(({ live }) => live))).toEqual(new Set([2, 2500]));
  });

  it('works where there is no index yet', async () => {
    server.indexes.clear();
    await replaceIndex(clientOf(), INDEX, records(3));
    expect(idsOf()).toHaveLength(3);
  });

  it('refuses to put nothing in the place of something', async () => {
    await expect(replaceIndex(clientOf(), INDEX, [])).rejects.toThrow(/no records/);
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['a key that may not write', { key: 'wrong' }, undefined, /Invalid Application-ID or API key/],
    ['a record that is refused', {}, 400, /Record is too big/],
    ['hosts that are down', {}, 503, /Unreachable hosts/],
  ])('keeps the old records with %s', async (_, options, status, message) => {
    const body = '{"message":"Record is too big"}';
    if (status) server.faults = Array(4).fill({ match: RECORDS, status, body });
    await expect(replaceIndex(clientOf(options), INDEX, records(2))).rejects.toThrow(message);
    expectOldIndex();
  });

  it('never shows the key', async () => {
    const key = 'fedcba9876543210fedcba9876543210';
    const failure = replaceIndex(clientOf({ key }), INDEX, records(1));
    const error: unknown = await failure.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
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

  it('that are too large stop the push with their address', () => {
    expect(() => prepare([record('large', 'x'.repeat(RECORD_BYTES))])).toThrow(
      /docs\/large: a record of \d+ bytes, accepts 10000/,
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
