import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adsToShow } from '../../../plugins/ads/show';
import { imageNames, readSnapshot } from '../../../plugins/ads/store';
import { LOCALES } from '../../../config/locales';
import { SNAPSHOT, Workspace } from './support/build';
import { PNG } from './support/documents';

describe('the committed snapshot', () => {
  const { records } = readSnapshot(SNAPSHOT);

  it.each(LOCALES)('has two ads or more in "%s" itself, and few bytes of each', (locale) => {
    const shown = adsToShow(records, { locale, defaultLocale: 'en' }, '/');
    expect(shown.length).toBeGreaterThanOrEqual(2);
    for (const ad of shown) {
      expect(ad.lang).toBeUndefined();
      // Every page carries them
      expect(JSON.stringify(ad).length).toBeLessThan(500);
    }
  });

  it('has no file that no record names', () => {
    expect(readdirSync(SNAPSHOT).sort()).toEqual([...imageNames(records), 'snapshot.json'].sort());
  });
});

describe('a snapshot on disk', () => {
  let space: Workspace;
  beforeEach(() => {
    space = new Workspace();
  });
  afterEach(() => space.remove());

  it('with another image under a known name is refused', () => {
    const name = readdirSync(space.snapshotDir).find((file) => file.endsWith('.webp')) ?? '';
    writeFileSync(join(space.snapshotDir, name), PNG);
    expect(() => readSnapshot(space.snapshotDir)).toThrow(`${name}: content has another hash`);
  });

  it('that was edited wrongly is refused with the line to mend', () => {
    const path = join(space.snapshotDir, 'snapshot.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"url": "https:', '"url": "http:'));
    expect(() => readSnapshot(space.snapshotDir)).toThrow(
      /snapshot\.json: records\.0\.data\.ad_url\.url: got "http:.+, accepts an https address/,
    );
  });
});
