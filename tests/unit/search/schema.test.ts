import { describe, expect, it } from 'vitest';
import { checkedAnswers, mendStoredSearches } from '../../../plugins/search/client/schema';

const ATTACK = '<img src=x onerror="alert(1)">';

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

function answered(answer: unknown) {
  return checkedAnswers(answer, 1).results[0]?.hits ?? [];
}

describe('answers of the hosted index', () => {
  it('have what is shown, and nothing else', () => {
    const [first] = answered({ results: [{ hits: [hit({ other: 1 })], nbHits: 1 }] });
    const text = `<mark>Mod</mark>al ${ATTACK}`;
    expect(first).toEqual({
      objectID: '1',
      url: 'https://example.com/docs/api/modal',
      type: 'content',
      hierarchy: {
        lvl0: 'API',
        lvl1: ATTACK,
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _highlightResult: { hierarchy: { lvl1: { value: text } } },
      _snippetResult: { content: { value: text } },
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
  ])('with %s are left out, the others stay', (_what, changes) => {
    const hits = answered({ results: [{ hits: [hit(changes), hit(), null, 'x'] }] });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['1']);
  });

  it.each([
    ['highlights', { _highlightResult: null }],
    ['snippets', { _snippetResult: 'x' }],
    ['marks of another shape', { _snippetResult: { content: { value: 3 }, hierarchy: [] } }],
  ])('without %s still have what the page reads', (_what, changes) => {
    const [first] = answered({ results: [{ hits: [hit(changes)] }] });
    expect(first?._highlightResult.hierarchy).toBeTypeOf('object');
    expect(first?._snippetResult).toBeTypeOf('object');
  });

  it.each([undefined, null, 'x', {}, { results: null }, { results: [] }, { results: [null] }])(
    'of the shape %j are a failure',
    (answer) => {
      expect(() => answered(answer)).toThrow('The search has answered in an unknown form');
    },
  );

  it.each([{ results: [{}] }, { results: [{ hits: {}, nbHits: 'x' }] }])(
    'of the shape %j have no hits',
    (answer) => {
      expect(answered(answer)).toEqual([]);
    },
  );
});

describe('stored searches', () => {
  const KEY = '__DOCSEARCH_RECENT_SEARCHES__index';
  const ENTRY = {
    objectID: '1',
    url: '/docs/api/modal',
    type: 'lvl1',
    hierarchy: { lvl0: 'API', lvl1: 'Modal' },
  };

  function mended(text: string): unknown {
    const kept = new Map([[KEY, text]]);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    } as unknown as Storage;
    mendStoredSearches('index', storage, 'https://example.com');
    expect([...kept.keys()]).toEqual([KEY]);
    return JSON.parse(kept.get(KEY) ?? '');
  }

  it.each(['', '{', 'null', '3', '{}', '[]', '[null]', '[{}]', '[[]]', '"x"'])(
    '%s are none',
    (text) => {
      expect(mended(text)).toEqual([]);
    },
  );

  it.each(['/docs/api/modal', 'https://example.com/docs/x'])('that lead to %s stay', (url) => {
    const [kept] = mended(JSON.stringify([{ ...ENTRY, url }])) as [typeof ENTRY];
    expect(kept).toMatchObject({ ...ENTRY, url });
    expect(mended(JSON.stringify([kept]))).toEqual([kept]);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'that lead to %s are taken out, the others stay',
    (url) => {
      expect(mended(JSON.stringify([{ ...ENTRY, url }, ENTRY]))).toMatchObject([ENTRY]);
    },
  );
});
