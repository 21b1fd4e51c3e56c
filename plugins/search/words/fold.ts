/**
 * Brings the ways of writing one word together: width and case, accents, vowel points, hiragana and katakana,
 * small and large kana, and the spellings of v sounds. The long-vowel mark is left to the tokenizer, which knows
 * where a word ends.
 */

const PLAIN_KANA = new Map(
  'ァア ィイ ゥウ ェエ ォオ ッツ ャヤ ュユ ョヨ ヮワ ヵカ ヶケ ヴブ ヂジ ヅズ'
    .split(' ')
    .map(([kana = '', plain = '']) => [kana, plain]),
);
const HIRAGANA = /[\u3041-\u3096]/g;
const KANA_DISTANCE = 0x60;
/** Marks that a reader may leave out, and the line that only stretches an Arabic word; not the voicing of kana. */
const MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}|\u0640/gu;
/** A character with what belongs to it: the voicing marks of half-width kana are characters of their own. */
const CHARACTER = /.[\p{M}\uFF9E\uFF9F]*/gsu;

/** What single characters come to: normalizing is slow, and a language has few characters. */
const known = new Map<string, string>();

function foldCharacter(text: string): string {
  let folded = known.get(text);
  if (folded === undefined) {
    folded = text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(MARKS, '')
      .normalize('NFC')
      .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_DISTANCE))
      .replace(/./gu, (kana) => PLAIN_KANA.get(kana) ?? kana);
    known.set(text, folded);
  }
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
 * @param offset where the text starts in a longer one
 */
export function foldChars(text: string, offset = 0): FoldedChar[] {
  let end = offset;
  return (text.match(CHARACTER) ?? []).flatMap((character) => {
    const start = end;
    end += character.length;
    return [...foldCharacter(character)].map((char) => ({
      char,
      start,
      end: start + character.length,
    }));
  });
}

const ASCII = /^[\0-\x7F]*$/;

/** Folds a text. */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.replace(CHARACTER, foldCharacter);
}
