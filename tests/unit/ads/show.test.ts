import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adsToShow, recordsFor } from '../../../plugins/ads/show';
import type { AdRecord } from '../../../plugins/ads/types';
import { adDocument } from './support/documents';

/** A stored record; what the CMS sends besides makes no difference here. */
const adRecord = (...of: Parameters<typeof adDocument>): AdRecord => adDocument(...of) as AdRecord;

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
});

describe('what pages carry', () => {
  const locales = { locale: 'en', defaultLocale: 'en' };

  it('is no more ads than the style sheet can show', () => {
    const path = join(__dirname, '../../../plugins/ads/theme/AdSlot/styles.module.css');
    const rules = readFileSync(path, 'utf8').match(/html\[data-pick='\d+'\]/g) ?? [];
    const records = Array.from({ length: 20 }, (_, index) => adRecord(`ad-${index}`));
    expect(adsToShow(records, locales, '/')).toHaveLength(rules.length);
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
});
