import { inspect } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { describe, expect, it } from 'vitest';
import { bytesOf, prepare, RECORD_BYTES } from '../../../plugins/search/push/prepare';
import { replaceIndex } from '../../../plugins/search/push/replace';
import { SETTINGS, SYNONYM_GROUPS } from '../../../plugins/search/push/settings';
import type { SearchRecord } from '../../../plugins/search/types';

const INDEX = 'ionicframework';
const APP = 'ABCDE12345';
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

interface Call {
  /** Method and path, without what differs in the name of the temporary index. */
  name: string;
  body: string;
}

/** The client as the push makes it, with a network that has every call succeed but those that are refused. */
function clientOf({ key = 'admin-key', refused = /^$/ } = {}) {
  const calls: Call[] = [];
  const client = algoliasearch(APP, key, {
    requester: {
      async send({ method, url, data }) {
        const path = new URL(url).pathname.replace(/_tmp_\w+/, '_tmp');
        calls.push({ name: `${method} ${path}`, body: String(data ?? '') });
        const [status, answer] = refused.test(path)
          ? [400, { message: 'Record is too big' }]
          : [200, { taskID: 1, status: 'published' }];
        return { status, content: JSON.stringify(answer), isTimedOut: false };
      },
    },
  });
  return { client, calls };
}

const SETTINGS_CALL = `PUT /1/indexes/${INDEX}/settings`;
const SYNONYMS_CALL = `POST /1/indexes/${INDEX}/synonyms/batch`;
const RECORDS_CALL = `POST /1/indexes/${INDEX}_tmp/batch`;
const MOVE_CALL = `POST /1/indexes/${INDEX}_tmp/operation`;

function bodiesOf(calls: readonly Call[], call: string): string[] {
  return calls.filter(({ name }) => name === call).map(({ body }) => body);
}

describe('replacing the index', () => {
  it('has settings and synonyms in place before it sends records, beside the index, and moves them there last', async () => {
    const { client, calls } = clientOf();
    await replaceIndex(client, INDEX, records(3));
    const names = calls.map(({ name }) => name);
    const waits = Array(2).fill(`GET /1/indexes/${INDEX}/task/1`);
    expect(names.slice(0, 4)).toEqual([SETTINGS_CALL, SYNONYMS_CALL, ...waits]);
    expect(names).not.toContain(`POST /1/indexes/${INDEX}/batch`);
    expect(names.filter((name) => name.startsWith('POST')).at(-1)).toBe(MOVE_CALL);
    const read = (call: string): unknown[] =>
      bodiesOf(calls, call).map((body) => JSON.parse(body) as unknown);
    expect(read(SETTINGS_CALL)).toEqual([SETTINGS]);
    expect(read(SYNONYMS_CALL)).toEqual([SYNONYM_GROUPS]);
    expect(read(RECORDS_CALL)).toMatchObject([{ requests: records(3).map((body) => ({ body })) }]);
    expect(read(MOVE_CALL)).toEqual([{ operation: 'move', destination: INDEX }]);
  });

  it('refuses to put nothing in the place of something', async () => {
    const { client, calls } = clientOf();
    await expect(replaceIndex(client, INDEX, [])).rejects.toThrow(/no records/);
    expect(calls).toEqual([]);
  });

  it('leaves the index when records are refused, and never shows the key', async () => {
    const key = 'fedcba9876543210fedcba9876543210';
    const { client, calls } = clientOf({ key, refused: /_tmp\/batch$/ });
    const failure = replaceIndex(client, INDEX, records(1));
    const error: unknown = await failure.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'Record is too big' });
    expect(inspect(error, { depth: null })).not.toContain(key);
    expect(bodiesOf(calls, RECORDS_CALL)).toHaveLength(1);
    expect(bodiesOf(calls, MOVE_CALL)).toEqual([]);
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
    const { client, calls } = clientOf();
    await replaceIndex(client, INDEX, large);
    const sizes = bodiesOf(calls, RECORDS_CALL).map((body) => body.length);
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5_100_000);
  });
});
