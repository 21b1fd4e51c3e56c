/**
 * Japanese takes three bytes a character, in an order that says nothing about how often they are used.
 * In the index the commonest stand in for each other: the file lists a language's own letters, the
 * commonest first, and its texts have the characters from U+0080 on in their place, which takes two
 * bytes and leaves a compressor less to tell apart (3 % of the Japanese file).
 */
import type { TextRow } from './format';

const FIRST = 0x80;
/** What is written in two bytes; rarer letters stay as they are. */
const LAST = 0x7ff;
const OTHERS = /[^\0-\x7F]/gu;

/**
 * The letters of a text beyond ASCII that are replaced, the commonest first. A text that has any of
 * the characters that stand in keeps them, as one of these.
 */
export function lettersOf(text: string): string {
  const counts = new Map<string, number>();
  for (const [letter] of text.matchAll(OTHERS)) {
    if (letter.length === 1) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const standIns = LAST - FIRST + 1;
  const byCount = [...counts].sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1));
  const own = byCount.filter(([letter]) => letter.charCodeAt(0) <= LAST);
  const others = byCount.filter(([letter]) => letter.charCodeAt(0) > LAST);
  const kept = new Set([...own, ...others].slice(0, standIns).map(([letter]) => letter));
  return byCount.flatMap(([letter]) => (kept.has(letter) ? [letter] : [])).join('');
}

function replacer(from: (index: number) => string, to: (index: number) => string, length: number) {
  const pairs = Array.from({ length }, (_, index) => [from(index), to(index)] as const);
  const known = new Map(pairs);
  return (text: string): string => text.replace(OTHERS, (letter) => known.get(letter) ?? letter);
}

const standIn = (index: number): string => String.fromCharCode(FIRST + index);

/** Puts the characters that stand in for letters into a text. */
export function swapIn(letters: string): (text: string) => string {
  return replacer((index) => letters[index] ?? '', standIn, letters.length);
}

/** Puts the letters back. */
export function swapOut(letters: string): (text: string) => string {
  return replacer(standIn, (index) => letters[index] ?? '', letters.length);
}

/** Changes all texts of pages; anchors have no letters beyond ASCII that would be worth it. */
export function mapTexts(rows: readonly TextRow[], change: (text: string) => string): TextRow[] {
  return rows.map(([description, text, ...sections]) => [
    change(description),
    change(text),
    ...sections.map((section): TextRow[number] & (string | [string, number, string, string]) =>
      typeof section === 'string'
        ? change(section)
        : [section[0], section[1], change(section[2]), change(section[3])],
    ),
  ]);
}
