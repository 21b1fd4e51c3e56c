import littleWords from './little-words.json';
import readings from './readings.json';
import synonyms from './synonyms.json';
import { nameKey } from './tokenize';

/**
 * Words for one thing, in both languages: a reader of a Japanese page may type the English name of what the page
 * calls by its Japanese one, and the reverse. Only words of this field whose meaning does not depend on the sentence.
 */
export const SYNONYMS: readonly (readonly string[])[] = synonyms;

const keysOf = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(nameKey));

/** Words that say nothing about a subject. A query of nothing else keeps them. */
export const STOP_WORDS = keysOf(littleWords.stop);

/** Words that may help but need not be there: what every page has, and what only asks for help. */
export const OPTIONAL_WORDS = keysOf(littleWords.optional);

/** Words that need not be there, but tell which of several answers is meant: a page for all frameworks names none. */
export const PREFERRED_WORDS = keysOf(littleWords.preferred);

/** Kana between words: particles, and the commonest endings of verbs. */
export const PARTICLES: readonly string[] = littleWords.particles;

const NEGATIVE = new RegExp(littleWords.negative.join('|'), 'iu');

/**
 * Whether a text is on how something is kept from happening: 「モーダルを閉じさせない」, "Prevent closing". It has the
 * words of the opposite. What fails by itself is another matter: who has that problem names it either way.
 */
export function isNegative(text: string): boolean {
  return NEGATIVE.test(text);
}

const BY_KEY = new Map<string, string[]>();

function add(word: string, others: readonly string[]): void {
  const key = nameKey(word);
  BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), ...others]);
}

for (const group of SYNONYMS) {
  for (const word of group)
    add(
      word,
      group.filter((other) => other !== word),
    );
}
// Words that are written in kanji, for those who have not converted what they type yet
for (const [reading, written] of Object.entries(readings)) add(reading, [written]);

/** Overlays and menus are opened by an object that is called after them: `ModalController`. */
const CONTROLLER = /^(.{3,})controller$/;

/**
 * Other words for one.
 *
 * @param key the word as `nameKey` writes it
 */
export function equivalents(key: string): readonly string[] {
  const [, controlled] = CONTROLLER.exec(key) ?? [];
  return [...(BY_KEY.get(key) ?? []), ...(controlled === undefined ? [] : [controlled])];
}
