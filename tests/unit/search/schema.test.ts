import { describe, expect, it } from 'vitest';
import {
  checkedAnswers,
  markedText,
  mendStoredSearches,
} from '../../../plugins/search/client/schema';
import type { SearchClient } from '../../../plugins/search/client/types';

const ATTACK = '<img src=x onerror="alert(1)">';
const HARMLESS = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;';

function hit(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const text = `<mark>Mod</mark>al ${ATTACK}`;
  return {
    objectID: '1',
    url: 'https://example.com/docs/api/modal',
    type: 'content',
    hierarchy: { lvl0: 'API', lvl1: ATTACK, lvl2: null },
    content: ATTACK,
    _highlightResult: { hierarchy: { lvl1: { value: text, matchLevel: 'full' } } },
    _snippetResult: { content: { value: text }, hierarchy: { lvl1: { value: text } } },
    ...changes,
  };
}

async function answered(answer: unknown) {
  const client = { search: async () => answer } as unknown as SearchClient;
  const { results } = await checkedAnswers(client).search({ requests: [{ query: 'modal' }] });
  return results[0]?.hits ?? [];
}

describe('markedText', () => {
  it.each([
    ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
    [ATTACK, HARMLESS],
    ['<mark onclick="x">a</mark>', '&lt;mark onclick=&quot;x&quot;&gt;a</mark>'],
    ['<MARK>a', '&lt;MARK&gt;a'],
    ['<scr<mark>ipt>', '&lt;scr<mark>ipt&gt;'],
    ['&lt;ion-modal&gt; &amp; more', '&lt;ion-modal&gt; &amp; more'],
  ])('%s becomes %s', (html, text) => {
    expect(markedText(html)).toBe(text);
    expect(markedText(text)).toBe(text);
  });
});

describe('answers of the hosted index', () => {
  it('are text but for the marks', async () => {
    const [first] = await answered({ results: [{ hits: [hit()], nbHits: 1 }] });
    const written = JSON.stringify(first);
    expect(written).not.toContain('<img');
    expect(written).toContain('<mark>Mod</mark>al &lt;img');
    expect(first).toMatchObject({
      url: 'https://example.com/docs/api/modal',
      content: HARMLESS,
      hierarchy: { lvl0: 'API', lvl1: HARMLESS, lvl2: null, lvl6: null },
    });
  });

  it.each([
    ['a javascript: address', { url: 'javascript:alert(1)' }],
    ['a data: address', { url: 'data:text/html,x' }],
    ['an address without a scheme', { url: '//host/x' }],
    ['an address without a host', { url: '/docs/x' }],
    ['no address', { url: undefined }],
    ['no hierarchy', { hierarchy: null }],
    ['a hierarchy that is a list', { hierarchy: ['a'] }],
    ['a level that is an object', { hierarchy: { lvl0: 'a', lvl1: 'b', lvl2: {} } }],
    ['no title', { hierarchy: { lvl0: 'a' } }],
    ['an unknown type', { type: '__proto__' }],
    ['no id', { objectID: 1 }],
  ])('with %s are left out, the others stay', async (_what, changes) => {
    const hits = await answered({ results: [{ hits: [hit(changes), hit(), null, 'x'] }] });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['1']);
  });

  it.each([
    ['highlights', { _highlightResult: null }],
    ['snippets', { _snippetResult: 'x' }],
    ['marks of another shape', { _snippetResult: { content: { value: 3 }, hierarchy: [] } }],
  ])('without %s still have what the page reads', async (_what, changes) => {
    const [first] = await answered({ results: [{ hits: [hit(changes)] }] });
    expect(first?._highlightResult.hierarchy).toBeTypeOf('object');
    expect(first?._snippetResult.hierarchy).toBeTypeOf('object');
  });

  it.each([undefined, null, 'x', {}, { results: null }, { results: [] }, { results: [null] }])(
    'of the shape %j are a failure',
    async (answer) => {
      await expect(answered(answer)).rejects.toThrow('The search has answered in an unknown form');
    },
  );

  it.each([{ results: [{}] }, { results: [{ hits: {}, nbHits: 'x' }] }])(
    'of the shape %j have no hits',
    async (answer) => {
      expect(await answered(answer)).toEqual([]);
    },
  );
});

describe('stored searches', () => {
  const KEY = '__DOCSEARCH_RECENT_SEARCHES__index';
  const entry = (changes: Record<string, unknown> = {}) =>
    hit({
      url: '/docs/api/modal',
      hierarchy: { lvl0: 'API', lvl1: 'Modal' },
      content: null,
      _highlightResult: undefined,
      _snippetResult: undefined,
      ...changes,
    });

  function mended(text: string): string | null {
    const kept = new Map([[KEY, text]]);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    } as unknown as Storage;
    mendStoredSearches('index', storage, 'https://example.com');
    return kept.get(KEY) ?? null;
  }

  it.each(['', '{', 'null', '3', '{}', '[]', '[null]', '[{}]', '[[]]', '"x"'])(
    '%s is removed',
    (text) => {
      expect(mended(text)).toBeNull();
    },
  );

  it.each([
    ['a title that is HTML', { hierarchy: { lvl0: 'API', lvl1: ATTACK } }, HARMLESS],
    ['an address of the site', { url: 'https://example.com/docs/x' }, 'https://example.com/docs/x'],
  ])('with %s is text, and stays so', (_what, changes, expected) => {
    const once = mended(JSON.stringify([entry(changes)])) ?? '';
    expect(once).not.toContain('<img');
    expect(JSON.stringify(JSON.parse(once))).toContain(JSON.stringify(expected).slice(1, -1));
    expect(mended(once)).toBe(once);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'that leads to %s is taken out, the others stay',
    (url) => {
      const kept = JSON.parse(mended(JSON.stringify([entry({ url }), entry()])) ?? '') as unknown[];
      expect(kept).toHaveLength(1);
      expect(kept[0]).toMatchObject({ url: '/docs/api/modal' });
    },
  );
});
