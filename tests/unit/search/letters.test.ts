import { describe, expect, it } from 'vitest';
import { longAnchor, shortAnchor } from '../../../plugins/search/embedded/format';
import { lettersOf, mapTexts, swapIn, swapOut } from '../../../plugins/search/embedded/letters';

describe('letters', () => {
  it('are those beyond ASCII, the commonest first', () => {
    expect(lettersOf('ののの、ああ abc é 😀')).toBe('のあé、');
    expect(lettersOf('abc')).toBe('');
  });

  it.each([
    ['Japanese', '画面の構造とモーダル（IonModal）の使い方。'],
    ['characters that stand in for others', '\u0080\u0081 é × の ののの “…” €'],
    ['what is no single unit', 'の 😀 𠮷 の'],
    ['ASCII', 'plain text\nwith lines'],
  ])('come back with %s', (_, text) => {
    const letters = lettersOf(text);
    expect(swapOut(letters)(swapIn(letters)(text))).toBe(text);
  });

  it('come back where there are more than can be replaced', () => {
    const kanji = Array.from({ length: 3000 }, (_, index) => String.fromCharCode(0x4e00 + index));
    const text = `${kanji.join('')}éßの\u0080`;
    const letters = lettersOf(text);
    expect(letters).toHaveLength(0x800 - 0x80);
    expect(swapOut(letters)(swapIn(letters)(text))).toBe(text);
  });

  it('take two bytes', () => {
    const text = 'モーダルを開く';
    expect(Buffer.byteLength(swapIn(lettersOf(text))(text))).toBe(2 * text.length);
  });

  it('are changed in texts and titles, not in anchors', () => {
    const rows = mapTexts([['d', 't', 's', ['a', 3, 'm', 'x']]], (text) => text.toUpperCase());
    expect(rows).toEqual([['D', 'T', 'S', ['a', 3, 'M', 'X']]]);
  });
});

describe('an anchor', () => {
  it.each([
    ['prop-color', 'color', 'prop-'],
    ['css-max-width', '--max-width', 'css-'],
    ['option-target', '--target=<target>', 'option-'],
    ['option-build', '--no-build', 'option-'],
    ['option-source-map-2', '--source-map', 'option-source-map-2'],
    ['properties', 'Properties', 'properties'],
    ['slot-default', '(default)', 'slot-default'],
  ])('%s of "%s" is sent as %s, and read as it was', (anchor, title, short) => {
    expect(shortAnchor(anchor, title)).toBe(short);
    expect(longAnchor(short, title)).toBe(anchor);
  });

  it('that ends in a hyphen by itself stays', () => {
    expect(longAnchor(shortAnchor('a-', '--'), '--')).toBe('a-');
  });
});
