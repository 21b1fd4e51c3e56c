/**
 * Brings the ways of writing one word together: width and case, accents, vowel points, hiragana and
 * katakana, small and large kana, and the spellings of v sounds. The long-vowel mark is left to the tokenizer, which knows
 * where a word ends.
 */

const SMALL_TO_LARGE: Record<string, string> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
  ヵ: 'カ',
  ヶ: 'ケ',
  ヴ: 'ブ',
  ヂ: 'ジ',
  ヅ: 'ズ',
};

const HIRAGANA_FIRST = 0x3041;
const HIRAGANA_LAST = 0x3096;
const KANA_DISTANCE = 0x60;
/** Half-width voicing marks belong to the character before them. */
const HALF_WIDTH_MARK = /[\uFF9E\uFF9F]/;

function foldChar(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const katakana =
    code >= HIRAGANA_FIRST && code <= HIRAGANA_LAST
      ? String.fromCodePoint(code + KANA_DISTANCE)
      : char;
  return SMALL_TO_LARGE[katakana] ?? katakana;
}

/** Scripts in which a reader may leave out accents, vowel points or the hamza of a letter. */
const WITHOUT_MARKS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A mark that stands by itself behind a letter of those, and the line that only stretches an Arabic word. */
const LONE_MARK = /^(?:(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]|\u0640)$/u;
/** The voicing marks of kana make another sound. */
const VOICING_MARK = /^[\u3099\u309A]$/;

function withoutMarks(text: string): string {
  if (WITHOUT_MARKS.test(text)) return text.normalize('NFD').replace(/\p{M}/gu, '');
  return LONE_MARK.test(text) && !VOICING_MARK.test(text) ? '' : text;
}

/** What single characters come to: normalising is slow, and a language has few characters. */
const known = new Map<string, string[]>();

function foldOne(text: string): string[] {
  const found = known.get(text);
  if (found) return found;
  const folded = [...withoutMarks(text.normalize('NFKC').toLowerCase())].map(foldChar);
  known.set(text, folded);
  return folded;
}

/** A folded character and where it stands in the text that it came from. */
export interface FoldedChar {
  char: string;
  start: number;
  end: number;
}

/**
 * Folds a text character by character.
 *
 * @param text any text
 * @param offset where the text starts in a longer one
 */
export function foldChars(text: string, offset = 0): FoldedChar[] {
  const folded: FoldedChar[] = [];
  let index = 0;
  while (index < text.length) {
    const code = text.codePointAt(index) ?? 0;
    let length = code > 0xffff ? 2 : 1;
    if (HALF_WIDTH_MARK.test(text[index + length] ?? '')) length += 1;
    for (const char of foldOne(text.slice(index, index + length))) {
      folded.push({ char, start: offset + index, end: offset + index + length });
    }
    index += length;
  }
  return folded;
}

const ASCII = /^[\0-\x7F]*$/;

/** Folds a text. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return foldChars(text)
    .map(({ char }) => char)
    .join('');
}
