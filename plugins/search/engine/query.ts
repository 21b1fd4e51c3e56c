import { OPTIONAL, STOP_KANA, STOP_WORDS } from '../text/stop-words';
import { equivalents } from '../text/synonyms';
import { katakanaTerm, pairs, words, type AlphabeticWord } from '../text/tokenize';

/** A term to look up. */
export interface Leaf {
  term: string;
  /** Words that go on after the term count too. */
  prefix: boolean;
  /** Words that differ by a letter or two may be tried when nothing else is found. */
  fuzzy: boolean;
}

/** Terms that together say the same as what was typed. */
export interface Alternative {
  leaves: Leaf[];
  boost: number;
  /** Where the terms are pieces of one word: the word, which must stand in the text in one piece. */
  run?: string;
}

/** One word of a query: any of its alternatives will do. */
export interface Word {
  /** The word as `nameKey` writes it. */
  text: string;
  alternatives: Alternative[];
  /** Whether a result must have the word. */
  required: boolean;
  /** Whether capitals or separators divide it into parts: the name of something in code. */
  isCompound?: boolean;
}

const SHORTEST_PREFIX = 2;
const SHORTEST_FUZZY = 4;
const WHOLE_BOOST = 1.6;
const EQUIVALENT_BOOST = 0.7;
const STEM_BOOST = 0.7;
const SHORTEST_STEM = 4;
const SHORTEST_COMPOUND = 4;

const KATAKANA = /[\p{Script=Katakana}\u30FC\uFF70\uFF9E\uFF9F]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;

/** `kanji` stands for every script without spaces that is not kana. */
type Script = 'katakana' | 'hiragana' | 'kanji';

function scriptOf(char: string): Script {
  if (KATAKANA.test(char)) return 'katakana';
  return HIRAGANA.test(char) ? 'hiragana' : 'kanji';
}

/** Divides a stretch where the script changes; a word in kanji keeps the kana that end it. */
function divide(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const char of text) {
    const script = char === 'ー' || /[\uFF9E\uFF9F]/.test(char) ? undefined : scriptOf(char);
    const last = runs.at(-1);
    if (last && (script === undefined || script === last.script)) last.text += char;
    else runs.push({ script: script ?? 'katakana', text: char });
  }
  return runs;
}

function leaf(term: string, prefix = false, fuzzy = false): Leaf {
  return { term, prefix, fuzzy };
}

function unspacedAlternatives(text: string): Alternative[] {
  const tokens = pairs(text).map(({ term }) => term);
  const [only] = tokens;
  if (tokens.length === 1 && only)
    return [{ leaves: [leaf(only, [...only].length === 1)], boost: 1 }];
  const whole = katakanaTerm(text);
  const isWord = [...text].every((char) => scriptOf(char) === 'katakana' || HIRAGANA.test(char));
  const pieces = { leaves: tokens.map((term) => leaf(term)), boost: 1 / Math.sqrt(tokens.length) };
  return [
    isWord && tokens.length > 1 ? { ...pieces, run: whole } : pieces,
    ...(isWord ? [{ leaves: [leaf(whole, true, whole.length > 3)], boost: WHOLE_BOOST }] : []),
  ];
}

/** Kana behind a kanji that belong to its word: 「閉じる」, not 「画面を」. */
function inflection(kana: string): string {
  return STOP_KANA.some((particle) => kana.startsWith(particle)) ? '' : kana;
}

function trimParticles(kana: string): string {
  let text = kana;
  for (let before = ''; before !== text;) {
    before = text;
    for (const particle of STOP_KANA) {
      if (text.length > particle.length && text.endsWith(particle)) {
        text = text.slice(0, -particle.length);
      }
    }
  }
  return STOP_KANA.includes(text) ? '' : text;
}

/** Compounds of kanji are mostly made of words of two. */
function compounds(text: string): string[] {
  const chars = [...text];
  if (chars.length < SHORTEST_COMPOUND || chars.length % 2 === 1) return [text];
  return chars.flatMap((char, index) => (index % 2 === 0 ? [char + (chars[index + 1] ?? '')] : []));
}

type Run = ReturnType<typeof divide>[number];

/** The words of one run. */
function wordsOfRun({ script, text }: Run, before?: Run, after?: Run): string[] {
  if (script === 'katakana') return [text];
  if (script === 'kanji') {
    if (text.length > 1) return compounds(text);
    // The rest of a verb changes with its use; its first kana tells it from other words.
    const ending = after?.script === 'hiragana' ? inflection(after.text) : '';
    return [text + ending.slice(0, 1)];
  }
  if (before?.script === 'kanji') return [];
  const rest = before || after ? trimParticles(text) : text;
  return rest === '' ? [] : [rest];
}

/** The longest phrase with another name that runs begin with: 「プルダウンで更新」 of 「プルダウンで更新する」. */
function knownPhrase(runs: readonly Run[]): { text: string; length: number } | undefined {
  for (let length = runs.length; length > 0; length -= 1) {
    const text = runs
      .slice(0, length)
      .map((run) => run.text)
      .join('');
    if (equivalents(katakanaTerm(text)).length > 0) return { text, length };
  }
  return undefined;
}

function unspacedWords(text: string): string[] {
  const runs = divide(text);
  const found: string[] = [];
  for (let index = 0; index < runs.length;) {
    const phrase = knownPhrase(runs.slice(index));
    const run = runs[index];
    // What has another name is one word, whatever it is made of.
    if (phrase) found.push(phrase.text);
    else if (run) found.push(...wordsOfRun(run, runs[index - 1], runs[index + 1]));
    index += phrase?.length ?? 1;
  }
  return found;
}

/** Endings of other forms of a word: "supported", "installing", "accessibility" and "accessible". */
const ENDINGS = /(?:[ai]bility|[ai]ble|ation|ition|ing|ed|ion|ment|er)$/;

/** What other forms of a word begin with. */
function stemOf(term: string): string | undefined {
  const stem = term.replace(ENDINGS, '');
  return stem !== term && stem.length >= SHORTEST_STEM ? stem : undefined;
}

function alphabeticAlternatives({ wholes, parts }: AlphabeticWord, isLast: boolean): Alternative[] {
  const canGrow = (term: string): boolean => isLast || term.length > SHORTEST_PREFIX;
  const leafOf = (term: string): Leaf =>
    leaf(term, canGrow(term), term.length >= SHORTEST_FUZZY && !/^\d+$/.test(term));
  const own = wholes.slice(0, 1).flatMap((term) => {
    const stem = stemOf(term);
    return [
      { leaves: [leafOf(term)], boost: WHOLE_BOOST },
      ...(stem === undefined ? [] : [{ leaves: [leaf(stem, true)], boost: STEM_BOOST }]),
    ];
  });
  const telling = parts.filter(({ term }) => term !== 'ion');
  if (parts.length < 2 || telling.length === 0) return own;
  // Only what is still being typed can go on; the parts before it are finished.
  const leaves = telling.map(({ term }, index) =>
    isLast && index === telling.length - 1 ? leafOf(term) : { ...leafOf(term), prefix: false },
  );
  return [...own, { leaves, boost: 1 }];
}

function withEquivalents(text: string, alternatives: Alternative[]): Alternative[] {
  const others = equivalents(text).map((phrase): Alternative => {
    const leaves = words(phrase).flatMap((word) =>
      word.kind === 'unspaced'
        ? pairs(word.text).map(({ term }) => leaf(term))
        : (word.parts.length > 1
            ? word.parts.map(({ term }) => term)
            : word.wholes.slice(0, 1)
          ).map((term) => leaf(term, term.length > SHORTEST_PREFIX)),
    );
    return { leaves, boost: EQUIVALENT_BOOST / Math.sqrt(leaves.length) };
  });
  return [...alternatives, ...others];
}

const LONGEST_PHRASE = 3;

/** Words that together have another name, such as "pull to refresh", become one. */
function joinPhrases(single: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < single.length;) {
    let length = Math.min(LONGEST_PHRASE, single.length - index);
    const textOf = (count: number): string =>
      single
        .slice(index, index + count)
        .map(({ text }) => text)
        .join('');
    while (length > 1 && equivalents(textOf(length)).length === 0) length -= 1;
    const phrase = single.slice(index, index + length);
    const [first] = phrase;
    if (first && length === 1) joined.push(first);
    else if (first) {
      const leaves = phrase.flatMap((word) => word.alternatives[0]?.leaves ?? []);
      const text = textOf(length);
      joined.push({
        text,
        alternatives: withEquivalents(text, [{ leaves, boost: 1 }]),
        required: true,
      });
    }
    index += length;
  }
  return joined;
}

/**
 * Reads what somebody typed.
 *
 * @returns its words; at least one of them is required, unless there are none
 */
export function parseQuery(query: string): Word[] {
  const found = words(query);
  const single = found.flatMap((word, index): Word[] => {
    if (word.kind === 'unspaced') {
      return unspacedWords(word.text).map((text) => ({
        text: katakanaTerm(text),
        alternatives: withEquivalents(katakanaTerm(text), unspacedAlternatives(text)),
        required: !OPTIONAL.has(katakanaTerm(text)),
      }));
    }
    const text = word.wholes[0] ?? '';
    const isLast = index === found.length - 1 && word.end === query.length;
    return [
      {
        text,
        alternatives: withEquivalents(text, alphabeticAlternatives(word, isLast)),
        required: !STOP_WORDS.has(text) && !OPTIONAL.has(text),
        isCompound: word.parts.length > 1,
      },
    ];
  });
  const parsed = joinPhrases(single);
  const required = parsed.filter((word) => word.required);
  if (required.length === 0) return parsed.map((word) => ({ ...word, required: true }));
  return parsed.filter((word) => word.required || !STOP_WORDS.has(word.text));
}
