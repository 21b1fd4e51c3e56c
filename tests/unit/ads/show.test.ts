import { describe, expect, it } from 'vitest';
import { adsToShow, MAX_CANDIDATES, recordsFor, runsOf } from '../../../plugins/ads/show';
import type { TextSpan } from '../../../plugins/ads/types';
import { adRecord } from './support/documents';

const ids = (records: { data: { ad_id: string } }[]): string[] => records.map((r) => r.data.ad_id);

describe('the language', () => {
  const english = adRecord('a');
  const japanese = adRecord('b', { lang: 'ja-jp' });

  it('is the page’s', () => {
    expect(ids(recordsFor([english, japanese], 'en', 'en'))).toEqual(['a']);
    expect(ids(recordsFor([english, japanese], 'ja', 'en'))).toEqual(['b']);
  });

  it('is the default one where the page’s has no record', () => {
    expect(ids(recordsFor([english], 'ja', 'en'))).toEqual(['a']);
    const [ad] = adsToShow([english], { locale: 'ja', defaultLocale: 'en' }, '/');
    expect(ad?.lang).toBe('en');
  });

  it('is never a third one', () => {
    const french = adRecord('c', { lang: 'fr-fr' });
    expect(recordsFor([french], 'ja', 'en')).toEqual([]);
  });
});

describe('what pages carry', () => {
  const locales = { locale: 'en', defaultLocale: 'en' };

  it('is only what they show', () => {
    expect(adsToShow([adRecord('a', { weight: 2 })], locales, '/docs/img/')).toEqual([
      {
        weight: 2,
        copy: [[{ text: 'Copy of a' }]],
        href: 'https://example.com/a',
        alt: 'Picture of a',
        src: ['/docs/img/1000000000000000.png', '/docs/img/2000000000000000.png'],
      },
    ]);
  });

  it('leaves out paused ads and puts the heaviest first', () => {
    const records = [
      adRecord('light', { weight: 1 }),
      adRecord('paused', { weight: 0 }),
      adRecord('heavy', { weight: 9 }),
    ];
    const shown = adsToShow(records, locales, '/');
    expect(shown.map(({ href }) => href)).toEqual([
      'https://example.com/heavy',
      'https://example.com/light',
    ]);
    expect(adsToShow([adRecord('paused', { weight: 0 })], locales, '/')).toEqual([]);
  });

  it('stays small however many ads there are', () => {
    const records = Array.from({ length: 20 }, (_, index) =>
      adRecord(`a${index}`, { weight: index }),
    );
    const shown = adsToShow(records, locales, '/');
    expect(shown.map(({ weight }) => weight)).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
    expect(shown).toHaveLength(MAX_CANDIDATES);
  });
});

describe('rich text', () => {
  const runs = (text: string, spans: TextSpan[]) => runsOf({ type: 'paragraph', text, spans });

  it('is cut where its formatting changes', () => {
    expect(
      runs('a bold em end', [
        { type: 'strong', start: 2, end: 9 },
        { type: 'em', start: 7, end: 9 },
      ]),
    ).toEqual([
      { text: 'a ' },
      { text: 'bold ', strong: true },
      { text: 'em', strong: true, em: true },
      { text: ' end' },
    ]);
  });

  it('may have spans that overlap, touch or reach too far', () => {
    const cut = runs('abcdef', [
      { type: 'strong', start: 0, end: 3 },
      { type: 'em', start: 2, end: 99 },
      { type: 'strong', start: 50, end: 60 },
    ]);
    expect(cut).toEqual([
      { text: 'ab', strong: true },
      { text: 'c', strong: true, em: true },
      { text: 'def', em: true },
    ]);
  });

  it('without spans is one run', () => {
    expect(runs('plain', [])).toEqual([{ text: 'plain' }]);
  });
});
