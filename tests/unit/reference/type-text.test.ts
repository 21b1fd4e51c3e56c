import { describe, expect, it } from 'vitest';
import { alternativesOf, laidOut } from '../../../plugins/reference/sources/type-text';

describe('the values of a union', () => {
  it.each([
    ['string', ['string']],
    ['"a" | "b | c" | undefined', ['"a"', '"b | c"', 'undefined']],
    ['((a: X | Y) => Z | W) | undefined', ['((a: X | Y) => Z | W)', 'undefined']],
    ['Map<A | B, C> | { d: E | F; } | (G | H)[]', ['Map<A | B, C>', '{ d: E | F; }', '(G | H)[]']],
    ['(a: string) => void | string', ['(a: string) => void | string']],
  ])('of %s', (text, values) => {
    expect(alternativesOf(text)).toEqual(values);
    expect(values.join(' | ')).toBe(text);
  });
});

describe('a declaration', () => {
  it('tells an open union by what it takes', () => {
    expect(laidOut('type Color = LiteralUnion<Named, string>;')).toBe(
      'type Color = Named | string;',
    );
    expect(laidOut("interface A { role?: LiteralUnion<'b' | 'c'>; }")).toBe(
      "interface A { role?: 'b' | 'c' | string; }",
    );
  });

  it('has a long union with one value a line, and leaves others as they are', () => {
    const values = Array.from({ length: 12 }, (_, index) => `'value-${index}'`);
    expect(laidOut(`type Long = ${values.join(' | ')};`)).toBe(
      `type Long =\n  | ${values.join('\n  | ')};`,
    );
    for (const text of ["type Short = 'a' | 'b';", 'interface Other {\n  a: string | number;\n}']) {
      expect(laidOut(text)).toBe(text);
    }
  });
});
