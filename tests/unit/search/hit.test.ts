import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../../plugins/search/engine/documents';
import { toHit } from '../../../plugins/search/engine/hit';
import { mark, snippet } from '../../../plugins/search/engine/mark';
import { tokenize } from '../../../plugins/search/words/tokenize';

const DOCUMENT: SearchDocument = {
  id: 0,
  page: 0,
  trail: ['Tips & tricks', '<ion-modal>', 'Close <it>'],
  level: 2,
  anchor: 'close',
  url: 'https://example.org/docs/api/modal',
  title: 'Close <it>',
  pageTitle: '<ion-modal>',
  pageKey: 'modal',
  above: 'Tips & tricks',
  names: [],
  description: '',
  text: 'Call <b>dismiss()</b> & wait.\nThen go on.',
  generated: false,
  isCommon: false,
  rank: 100,
  length: 2,
  keys: [],
};

describe('marks', () => {
  it('stand around the words that were found, in escaped text', () => {
    expect(mark('<b>The</b> modal & more', new Set(['modal', 'b']))).toBe(
      '&lt;<mark>b</mark>&gt;The&lt;/<mark>b</mark>&gt; <mark>modal</mark> &amp; more',
    );
  });

  it('goes to the end of a katakana word whose long vowel was not typed', () => {
    const terms = new Set(tokenize('サーバ').map(({ term }) => term));
    expect(mark('開発サーバーを起動する', terms)).toBe('開発<mark>サーバー</mark>を起動する');
  });

  it('join where pairs of characters overlap', () => {
    expect(mark('破壊的変更を見る', new Set(['破壊', '壊的']))).toBe(
      '<mark>破壊的</mark>変更を見る',
    );
  });
});

describe('a snippet', () => {
  const filler = 'Nothing of interest is said here at all. '.repeat(6);

  it('is the piece with the most of the words', () => {
    const text = `${filler}One modal. ${filler}Here a modal opens with focus inside. ${filler}`;
    const html = snippet(text, new Set(['modal', 'focus']));
    expect(html).toContain('<mark>modal</mark> opens with <mark>focus</mark>');
    expect(html.startsWith('…') && html.endsWith('…')).toBe(true);
    expect(html.length).toBeLessThan(260);
  });

  it('is a short text as a whole', () => {
    expect(snippet('A modal.', new Set(['modal']))).toBe('A <mark>modal</mark>.');
  });

  it('is shorter in Japanese', () => {
    const text = 'これはとても長い説明の文です。'.repeat(12);
    expect(snippet(text, new Set()).length).toBeLessThan(110);
  });
});

describe('a hit', () => {
  const hit = toHit({ document: DOCUMENT, score: 1, terms: ['close'] });

  it('has what DocSearch asks for', () => {
    expect(hit).toMatchObject({
      objectID: 'https://example.org/docs/api/modal#close',
      url: 'https://example.org/docs/api/modal#close',
      type: 'lvl2',
    });
  });

  it('escapes whatever is inserted as HTML, with marks and without', () => {
    expect(hit.hierarchy).toMatchObject({
      lvl1: '&lt;ion-modal&gt;',
      lvl2: 'Close &lt;it&gt;',
      lvl3: null,
    });
    expect(hit._snippetResult.content?.value).toBe(
      'Call &lt;b&gt;dismiss()&lt;/b&gt; &amp; wait. Then go on.',
    );
    expect(hit._highlightResult.hierarchy.lvl2?.value).toBe('<mark>Close</mark> &lt;it&gt;');
    expect(hit._highlightResult.hierarchy.lvl1?.value).toBe('&lt;ion-modal&gt;');
  });

  it('leaves the part of the site as it is: it is shown as text', () => {
    expect(hit.hierarchy.lvl0).toBe('Tips & tricks');
    expect(hit._highlightResult.hierarchy.lvl0?.value).toBe('Tips & tricks');
  });

  it('is text where only the text has the words', () => {
    const found = toHit({ document: DOCUMENT, score: 1, terms: ['dismiss'] });
    expect(found.type).toBe('content');
    expect(found._snippetResult.content?.value).toContain('<mark>dismiss</mark>');
  });

  it('introduces a page by what it is about', () => {
    const page = { ...DOCUMENT, level: 1, anchor: '', title: 'Modal', description: 'All of it.' };
    expect(toHit({ document: page, score: 1, terms: ['modal'] })).toMatchObject({
      type: 'lvl1',
      url: DOCUMENT.url,
      _snippetResult: { content: { value: 'All of it.' } },
    });
  });
});
