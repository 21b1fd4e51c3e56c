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
const KATAKANA_RUN = /[\p{Script=Katakana}\u30FC\uFF70\uFF9E\uFF9F]+/gu;
const KANJI = /\p{Script=Han}/u;
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const LONG_VOWEL = 'ー';
/** Shorter parts of a longer word say nothing by themselves. */
const SHORTEST_PART = 2;
const LIBRARY_PREFIX = /^ion(?=.{2})/;

/** Removes what only marks the plural, so that `button` and `buttons` are one term. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ios|css|js)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function isTelling(part: string): boolean {
  return part.length >= SHORTEST_PART && !/^\d+$/.test(part);
}

function alphabetic(text: string, start: number): AlphabeticWord {
  const parts: Token[] = [];
  for (const match of text.matchAll(PART)) {
    const at = start + match.index;
    parts.push({ term: singular(fold(match[0])), start: at, end: at + match[0].length });
  }
  const whole = fold(text.replace(/['’._-]/g, ''));
  const isCompound = parts.length > 1;
  const bare = isCompound ? whole.replace(LIBRARY_PREFIX, '') : whole;
  // An apostrophe divides nothing: "page's" is the word "pages", not "page" and "s".
  const isApostrophe = /['’]/.test(text) && !/[._-]/.test(text);
  return {
    kind: 'alphabetic',
    start,
    end: start + text.length,
    exact: whole,
    wholes: [...new Set([singular(whole), singular(bare)])],
    parts: isApostrophe
      ? [{ term: singular(whole), start, end: start + text.length }]
      : parts.filter(({ term }) => !isCompound || isTelling(term)),
  };
}

/** Divides a text into words in an alphabet and stretches without spaces. */
export function words(text: string): (AlphabeticWord | UnspacedRun)[] {
  return [...text.matchAll(WORDS)].map((match) =>
    STARTS_UNSPACED.test(match[0])
      ? {
          kind: 'unspaced',
          start: match.index,
          end: match.index + match[0].length,
          text: match[0],
        }
      : alphabetic(match[0], match.index),
  );
}

/**
 * Folded characters of a stretch without the long-vowel marks of Japanese, so that サーバー, サーバ and
 * さーばー are one word. A word that would shrink to a single character keeps its mark.
 */
function withoutMarks(text: string, offset: number): FoldedChar[] {
  const chars = foldChars(text, offset);
  const bare = chars.filter(({ char }) => char !== LONG_VOWEL);
  return bare.length === 1 && chars.length > 1 ? chars : bare;
}

function pair(first: FoldedChar, second: FoldedChar): Token {
  return { term: first.char + second.char, start: first.start, end: second.end };
}

/** Overlapping pairs of characters; a single character stands for itself. */
export function pairs(text: string, offset = 0): Token[] {
  const chars = withoutMarks(text, offset);
  const [only] = chars;
  if (chars.length === 1 && only) return [{ term: only.char, start: only.start, end: only.end }];
  return chars.flatMap((char, index) => {
    const next = chars[index + 1];
    return next ? [pair(char, next)] : [];
  });
}

/** The term of a word in katakana as a whole. */
export function katakanaTerm(text: string): string {
  return withoutMarks(text, 0)
    .map(({ char }) => char)
    .join('');
}

function unspaced({ text, start }: UnspacedRun): Token[] {
  const tokens = pairs(text, start);
  for (const match of text.matchAll(KATAKANA_RUN)) {
    const at = start + match.index;
    const term = katakanaTerm(match[0]);
    if ([...term].length > 2) tokens.push({ term, start: at, end: at + match[0].length });
    // 「ハードウェアキー」 is found by 「キー」, whose pair would otherwise lose its mark.
    const ending = /\p{Script=Katakana}ー$/u.exec(match[0]);
    if (ending && match[0].length > 2) {
      tokens.push({ term: fold(ending[0]), start: at + ending.index, end: at + match[0].length });
    }
  }
  const last = text.at(-1) ?? '';
  // A single kanji is searched by the beginnings of pairs; at the end of a stretch there is none.
  if (text.length > 1 && KANJI.test(last)) {
    tokens.push({ term: last, start: start + text.length - 1, end: start + text.length });
  }
  return tokens;
}

/**
 * All terms of a text, with their places. What an index is made of, and what marks the words that a
 * query found.
 */
export function tokenize(text: string): Token[] {
  return words(text).flatMap((word): Token[] => {
    if (word.kind === 'unspaced') return unspaced(word);
    const { start, end, wholes, parts } = word;
    const terms = new Set(parts.map(({ term }) => term));
    const joined = wholes.filter((term) => !terms.has(term));
    return [...parts, ...joined.map((term) => ({ term, start, end }))];
  });
}

/**
 * What two names have in common when they only differ in case, separators, width or kana.
 *
 * @param exact tells singular and plural apart
 */
export function nameKey(text: string, exact = false): string {
  return words(text)
    .map((word) => {
      if (word.kind === 'unspaced') return katakanaTerm(word.text);
      return exact ? word.exact : (word.wholes[0] ?? '');
    })
    .join('');
}
