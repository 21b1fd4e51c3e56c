import { fold, foldChars, type FoldedChar } from './fold';

/** A term of the index and where it stands in the text. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** A word written in an alphabet: as a whole, in its parts, and without the library's prefix. */
export interface AlphabeticWord {
  kind: 'alphabetic';
  start: number;
  end: number;
  /** The word in one piece as it was written, but for case and separators. */
  exact: string;
  /** The word in one piece, without separators: `ioninfinitescroll`, `infinitescroll`. */
  wholes: string[];
  /** What separators and capitals divide it into; a single one for a plain word. */
  parts: Token[];
}

/** A stretch of a script whose words are not set apart by spaces, or have endings joined to them. */
export interface UnspacedRun {
  kind: 'unspaced';
  start: number;
  end: number;
  text: string;
}

const JAPANESE = String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u30FC\uFF70\uFF9E\uFF9F々〆`;
const OTHERS = ['Hangul', 'Bopomofo', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan'];
const UNSPACED = `[${JAPANESE}${OTHERS.map((name) => String.raw`\p{Script=${name}}`).join('')}]`;
/** Every other script has words between spaces, whatever its letters are; marks belong to the letter before. */
const LETTERS = String.raw`(?:(?!${UNSPACED})[\p{L}\p{Nd}]\p{M}*)+`;
const WORDS = new RegExp(
  String.raw`${LETTERS}(?:['’._-]${LETTERS})*|${UNSPACED}(?:${UNSPACED}|\p{M})*`,
  'gu',
);
const PART =
  /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?\p{M}*\p{Ll}[\p{Ll}\p{M}]*|\p{Nd}+|[\p{Lo}\p{Lm}\p{M}]+|\p{L}/gu;
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const KANA_RUN = /[\p{Script=Katakana}\u30FC\uFF70\uFF9E\uFF9F]+|[\p{Script=Hiragana}\u30FC]+/gu;
const KANA = /^[\u30A1-\u30FC]$/;
const KANJI = /\p{Script=Han}/u;
const LONG_VOWEL = 'ー';
/** Shorter parts of a longer word say nothing by themselves. */
const SHORTEST_PART = 2;
const LIBRARY_PREFIX = /^ion(?=.{2})/;

/** A name without what all names of the library begin with. */
function withoutPrefix(name: string): string {
  return name.replace(LIBRARY_PREFIX, '');
}

/** Removes what only marks the plural, so that `button` and `buttons` are one term. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ios|css|js)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Whether a term is a number, which is meant as it was typed: 8 is neither the begin of 8601 nor nearly 80. */
export function isNumber(term: string): boolean {
  return /^\d+$/.test(term);
}

function isTelling(part: string): boolean {
  return part.length >= SHORTEST_PART && !isNumber(part);
}

function alphabetic(text: string, start: number): AlphabeticWord {
  const end = start + text.length;
  // A version is its number: "v8"
  const exact = fold(text.replace(/['’._-]/g, '')).replace(/^v(?=\d+$)/, '');
  // An apostrophe divides nothing: "page's" is the word "pages", not "page" and "s".
  if (/['’]/.test(text) && !/[._-]/.test(text)) {
    const term = singular(exact);
    return { kind: 'alphabetic', start, end, exact, wholes: [term], parts: [{ term, start, end }] };
  }
  const parts = [...text.matchAll(PART)].map(({ 0: part, index }) => ({
    term: singular(fold(part)),
    start: start + index,
    end: start + index + part.length,
  }));
  const isCompound = parts.length > 1;
  return {
    kind: 'alphabetic',
    start,
    end,
    exact,
    wholes: isCompound
      ? [...new Set([singular(exact), singular(withoutPrefix(exact))])]
      : [singular(exact)],
    parts: isCompound ? parts.filter(({ term }) => isTelling(term)) : parts,
  };
}

/** Divides a text into words in an alphabet and stretches without spaces. */
export function words(text: string): (AlphabeticWord | UnspacedRun)[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) =>
    STARTS_UNSPACED.test(word)
      ? { kind: 'unspaced', start: index, end: index + word.length, text: word }
      : alphabetic(word, index),
  );
}

/**
 * Without the long-vowel marks of Japanese, so that サーバー, サーバ and さーばー are one word. A word that would
 * shrink to a single character keeps its mark.
 */
function withoutMarks(chars: FoldedChar[]): FoldedChar[] {
  const bare = chars.filter(({ char }) => char !== LONG_VOWEL);
  return bare.length === 1 && chars.length > 1 ? chars : bare;
}

function joined(chars: readonly FoldedChar[]): string {
  return chars.map(({ char }) => char).join('');
}

/** The term of a stretch without spaces as a whole. */
export function wholeTerm(text: string): string {
  return joined(withoutMarks(foldChars(text)));
}

/** Overlapping pairs of characters, but for those of kana alone; a single character stands for itself. */
function pairs(text: string, offset: number): Token[] {
  const chars = withoutMarks(foldChars(text, offset));
  const [only] = chars;
  if (chars.length === 1 && only) return [{ term: only.char, start: only.start, end: only.end }];
  return chars.flatMap((char, index) => {
    const next = chars[index + 1];
    if (!next || (KANA.test(char.char) && KANA.test(next.char))) return [];
    return [{ term: char.char + next.char, start: char.start, end: next.end }];
  });
}

/** A word in kana from each of its characters on: 「バックボタン」 is found by 「ボタン」, and that in one piece. */
function endings(text: string, start: number): Token[] {
  const chars = foldChars(text, start);
  return chars.flatMap((char, index) => {
    const ending = withoutMarks(chars.slice(index));
    const isWord = char.char !== LONG_VOWEL && ending.length > 1;
    return isWord ? [{ term: joined(ending), start: char.start, end: start + text.length }] : [];
  });
}

function unspaced({ text, start, end }: UnspacedRun): Token[] {
  const kana = [...text.matchAll(KANA_RUN)].flatMap(({ 0: word, index }) =>
    endings(word, start + index),
  );
  const last = text.at(-1) ?? '';
  // A single kanji is searched by the beginnings of pairs; at the end of a stretch there is none.
  const isLost = text.length > 1 && KANJI.test(last);
  return [...pairs(text, start), ...kana, ...(isLost ? [{ term: last, start: end - 1, end }] : [])];
}

/** The terms that a stretch without spaces is looked up by, all of which a text must have. */
export function termsOf(text: string): string[] {
  const kana = [...text.matchAll(KANA_RUN)].flatMap(([word]) => {
    const term = wholeTerm(word);
    return term.length > 1 ? [term] : [];
  });
  return [...new Set([...pairs(text, 0).map(({ term }) => term), ...kana])];
}

/** All terms of a text, with their places. What an index is made of, and what marks the words that were found. */
export function tokenize(text: string): Token[] {
  return words(text).flatMap((word): Token[] => {
    if (word.kind === 'unspaced') return unspaced(word);
    const { start, end, wholes, parts } = word;
    const terms = new Set(parts.map(({ term }) => term));
    const others = wholes.filter((term) => !terms.has(term));
    return [...parts, ...others.map((term) => ({ term, start, end }))];
  });
}

/** A name in one piece, as it was written but for case, separators, width and kana, and in the singular. */
export interface NameKeys {
  exact: string;
  singular: string;
}

/** What two names have in common that differ in nothing else. */
export function nameKeys(text: string): NameKeys {
  const keys = words(text).map((word) => {
    if (word.kind === 'alphabetic') return { exact: word.exact, singular: word.wholes[0] ?? '' };
    const whole = wholeTerm(word.text);
    return { exact: whole, singular: whole };
  });
  return {
    exact: keys.map(({ exact }) => exact).join(''),
    singular: keys.map((key) => key.singular).join(''),
  };
}

/** A name in one piece and in the singular. */
export function nameKey(text: string): string {
  return nameKeys(text).singular;
}

/** The terms of a name: the exact one is told from the singular of another by a sign that no word has. */
export function nameTerms({ exact, singular: one }: NameKeys): [exact: string, singular: string] {
  return [`=${withoutPrefix(exact)}`, withoutPrefix(one)];
}
