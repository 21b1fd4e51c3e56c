/** A color as CSS writes it, in full: what depends on a variable has no value outside of its page. */
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d.]+(?:deg|%)?(?:[\s,/]+[\d.]+%?){2,3}\))$/i;

/** Hexadecimal colors within a text. */
const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;

/** Properties of an element that shows a color before its text; `src/css/global.css` draws it. */
interface Swatch {
  className: string[];
  style: string;
}

function swatchOf(color: string): Swatch {
  return { className: ['swatch'], style: `--swatch:${color}` };
}

/** The swatch for a text that is a color and nothing else. */
export function swatchFor(text: string): Swatch | undefined {
  return COLOR.test(text) ? swatchOf(text) : undefined;
}

/** A text in pieces: each hexadecimal color in it with its swatch, and what stands between them without. */
export function splitAtColors(text: string): { text: string; swatch?: Swatch }[] {
  const pieces: { text: string; swatch?: Swatch }[] = [];
  let from = 0;
  for (const { 0: color, index } of text.matchAll(HEX)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: color, swatch: swatchOf(color) });
    from = index + color.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
