import * as tuning from '../tuning';
import {
  equivalents,
  isNegative,
  OPTIONAL_WORDS,
  PARTICLES,
  PREFERRED_WORDS,
  STOP_WORDS,
} from '../words/equivalents';
import {
  nameKeys,
  nameTerms,
  termsOf,
  wholeTerm,
  words,
  type AlphabeticWord,
} from '../words/tokenize';

/** Terms that together say the same as a word that was typed. */
export interface Alternative {
  terms: string[];
  boost: number;
  /** Whether words count that go on after any of the terms, and not only after long ones. */
  grows?: boolean;
}

/** One word of a query: any of its alternatives will do. */
export interface Word {
  /** The word as `nameKey` writes it. */
  key: string;
  alternatives: Alternative[];
  /** Whether a result must have the word. */
  required: boolean;
  /** How much it counts where it need not be there. */
  worth: number;
  /** Whether capitals or separators divide it into parts: the name of something in code. */
  isCompound?: boolean;
}

/** A word with what it was typed as alone: a name such as `swipeBackEnabled` must be there in one piece. */
export function asTyped(word: Word): Word {
  return word.isCompound ? { ...word, alternatives: word.alternatives.slice(0, 1) } : word;
}

/** What somebody typed. */
export interface Query {
  text: string;
  words: Word[];
  /** What a document may be called that is meant, exactly and in the singular: as it was typed, or in other words. */
  exactNames: string[];
  names: string[];
  /** Names of pages that its words can be, one or several next to each other: "tab bar" in "hide tab bar". */
  pageKeys: ReadonlySet<string>;
  /** Whether it asks for what does not happen. */
  negative: boolean;
}

/** A piece of a query that has no words within: one in an alphabet, or a stretch of one script. */
interface Atom {
  key: string;
  alternatives: Alternative[];
  /** Absent from a word in an alphabet; `other` is what has no alphabet and is not kana. */
  script?: 'katakana' | 'hiragana' | 'other';
  text: string;
  isCompound?: boolean;
}

/** Stretches of one script; the long-vowel mark and half-width voicing marks belong to what is before them. */
const STRETCH =
  /[\p{Script=Katakana}\uFF70][\p{Script=Katakana}\u30FC\uFF70\uFF9E\uFF9F]*|\p{Script=Hiragana}[\p{Script=Hiragana}\u30FC]*|[^\p{Script=Katakana}\p{Script=Hiragana}]+/gu;

function scriptOf(text: string): NonNullable<Atom['script']> {
  if (/^[\p{Script=Katakana}\uFF70]/u.test(text)) return 'katakana';
  return /^\p{Script=Hiragana}/u.test(text) ? 'hiragana' : 'other';
}

function unspacedAtoms(text: string): Atom[] {
  return [...text.matchAll(STRETCH)].map(([stretch]) => ({
    key: wholeTerm(stretch),
    alternatives: [{ terms: termsOf(stretch), boost: tuning.PARTS }],
    script: scriptOf(stretch),
    text: stretch,
  }));
}

function alphabeticAtom({ wholes, parts }: AlphabeticWord, text: string, grows: boolean): Atom {
  const [key = ''] = wholes;
  const telling = parts.map(({ term }) => term).filter((term) => term !== 'ion');
  return {
    key,
    alternatives: [
      { terms: [key], boost: tuning.WHOLE, grows },
      ...(parts.length > 1 && telling.length > 0
        ? [{ terms: telling, boost: tuning.PARTS, grows }]
        : []),
    ],
    text,
    isCompound: parts.length > 1,
  };
}

function atomsOf(query: string): Atom[] {
  return words(query).flatMap((word) =>
    word.kind === 'unspaced'
      ? unspacedAtoms(word.text)
      : alphabeticAtom(word, query.slice(word.start, word.end), word.end === query.length),
  );
}

function equivalentsOf(key: string): Alternative[] {
  return equivalents(key).map((phrase) => {
    const terms = words(phrase).flatMap((word) =>
      word.kind === 'unspaced' ? termsOf(word.text) : word.parts.map(({ term }) => term),
    );
    return { terms, boost: tuning.EQUIVALENT / Math.sqrt(terms.length) };
  });
}

function wordOf(key: string, alternatives: Alternative[], isTelling = true): Word {
  const isPreferred = PREFERRED_WORDS.has(key);
  return {
    key,
    alternatives: [...alternatives, ...equivalentsOf(key)],
    required: isTelling && !isPreferred && !OPTIONAL_WORDS.has(key),
    worth: isPreferred ? tuning.PREFERRED : tuning.OPTIONAL,
  };
}

/** The word that a stretch of one script is, by what stands before and after it. */
function unspacedWord({ script, text }: Atom, before?: Atom, after?: Atom): string {
  if (script === 'hiragana') {
    // Behind a kanji it is the end of that word, which changes with its use
    return before?.script === 'other' ? '' : text;
  }
  // The first kana of a verb tells it from other words of its kanji
  const isVerb =
    script === 'other' &&
    text.length === 1 &&
    after?.script === 'hiragana' &&
    !PARTICLES.some((particle) => after.text.startsWith(particle));
  return isVerb ? text + after.text.slice(0, 1) : text;
}

function single(atom: Atom, before?: Atom, after?: Atom): Word[] {
  if (atom.script === undefined) {
    const isTelling = !STOP_WORDS.has(atom.key);
    return [{ ...wordOf(atom.key, atom.alternatives, isTelling), isCompound: atom.isCompound }];
  }
  const text = unspacedWord(atom, before, after);
  if (text === '') return [];
  const key = wholeTerm(text);
  const alternative = { terms: termsOf(text), boost: tuning.PARTS };
  return [wordOf(key, [alternative])];
}

/** Several atoms as one: a phrase in an alphabet by its words, any other by the terms that a text has of it. */
function phraseOf(atoms: readonly Atom[]): Alternative {
  const isUnspaced = atoms.every(({ script }) => script !== undefined);
  const terms = isUnspaced
    ? termsOf(atoms.map(({ text }) => text).join(''))
    : atoms.flatMap(({ alternatives }) => alternatives[0]?.terms ?? []);
  return { terms, boost: tuning.PARTS };
}

/** Divides a query into words; what has another name is one word, whatever it is made of: "pull to refresh". */
function wordsOf(atoms: readonly Atom[]): Word[] {
  const found: Word[] = [];
  for (let index = 0; index < atoms.length;) {
    const rest = atoms.slice(index, index + tuning.LONGEST_PHRASE);
    const keyOf = (length: number): string =>
      rest
        .slice(0, length)
        .map(({ key }) => key)
        .join('');
    let { length } = rest;
    while (length > 0 && equivalents(keyOf(length)).length === 0) length -= 1;
    const [atom] = rest;
    if (atom && (length === 0 || (length === 1 && atom.script === undefined))) {
      found.push(...single(atom, atoms[index - 1], atoms[index + 1]));
      index += 1;
    } else {
      found.push(wordOf(keyOf(length), [phraseOf(rest.slice(0, length))]));
      index += length;
    }
  }
  return found;
}

/** Every stretch of words in one piece. */
function stretchesOf(keys: readonly string[]): ReadonlySet<string> {
  return new Set(
    keys.flatMap((_, start) =>
      keys.slice(start).map((__, length) => {
        const stretch = keys.slice(start, start + length + 1).join('');
        return nameTerms({ exact: stretch, singular: stretch })[1];
      }),
    ),
  );
}

/** Reads what somebody typed. At least one word is required, unless there are none. */
export function parseQuery(text: string): Query {
  const all = wordsOf(atomsOf(text));
  const areNeeded = all.some(({ required }) => required);
  const telling = areNeeded
    ? all.filter(({ key, required }) => required || !STOP_WORDS.has(key))
    : all.map((word) => ({ ...word, required: true }));
  const typed = nameKeys(text);
  const said = telling.map(({ key }) => key).join('');
  const others = [typed.singular, said].flatMap((key) => equivalents(key)).map(nameKeys);
  const terms = [typed, { exact: typed.exact, singular: said }, ...others].map(nameTerms);
  return {
    text: text.trim(),
    words: telling,
    exactNames: terms.map(([exact]) => exact),
    names: terms.map(([, singular]) => singular).filter(Boolean),
    pageKeys: stretchesOf(telling.map(({ key }) => key)),
    negative: isNegative(text),
  };
}
