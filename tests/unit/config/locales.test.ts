import { describe, expect, it } from 'vitest';
import { currentLocale, DEFAULT_LOCALE, LOCALES } from '../../../config/locales';

describe('the locale being built', () => {
  // `docusaurus start` without a language sets the variable to the text "undefined".
  it.each([undefined, 'undefined'])('is the default one where none is named: %s', (name) =>
    expect(currentLocale(LOCALES, { DOCUSAURUS_CURRENT_LOCALE: name })).toBe(DEFAULT_LOCALE),
  );

  it('must be declared', () =>
    expect(() => currentLocale(LOCALES, { DOCUSAURUS_CURRENT_LOCALE: 'ko' })).toThrow(
      new Error('--locale: got "ko", accepts en, ja'),
    ));
});
