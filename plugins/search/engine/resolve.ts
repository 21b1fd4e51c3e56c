import type { Alternative, Leaf, Word } from './query';
import type { Vocabulary } from './vocabulary';

/** A term that is in the index, or begins some that are. */
export interface KnownLeaf {
  /** Any of these will do. */
  terms: string[];
  prefix: boolean;
  /** Share of its worth that is left after its spelling was mended. */
  trust: number;
}

/** What stands for a word of the query in the index. */
export interface KnownAlternative {
  leaves: KnownLeaf[];
  boost: number;
  /** See {@link Alternative.run}. */
  run?: string;
}

/** A word of the query as the index knows it. */
export interface KnownWord {
  text: string;
  alternatives: KnownAlternative[];
  required: boolean;
  /** Letters that had to be mended. */
  mended: number;
}

const MENDED_TRUST = 0.6;
const SPLIT_TRUST = 0.8;
const LONG_ENOUGH_FOR_TWO = 5;
const KATAKANA = /^[ァ-ヶー]+$/;

function isKnown({ term, prefix }: Leaf, vocabulary: Vocabulary): boolean {
  return prefix ? vocabulary.hasPrefix(term) : vocabulary.has(term);
}

function known(leaf: Leaf, vocabulary: Vocabulary): KnownLeaf | undefined {
  return isKnown(leaf, vocabulary)
    ? { terms: [leaf.term], prefix: leaf.prefix, trust: 1 }
    : undefined;
}

function knownAlternatives(word: Word, vocabulary: Vocabulary): KnownAlternative[] {
  return word.alternatives.flatMap(({ leaves, boost, run }: Alternative) => {
    const found = leaves.map((leaf) => known(leaf, vocabulary));
    return found.every((leaf) => leaf !== undefined) && found.length > 0
      ? [{ leaves: found, boost, ...(run !== undefined && { run }) }]
      : [];
  });
}

function mend(
  leaf: Leaf,
  vocabulary: Vocabulary,
): { leaf: KnownLeaf; letters: number } | undefined {
  const own = known(leaf, vocabulary);
  if (own) return { leaf: own, letters: 0 };
  if (!leaf.fuzzy) return undefined;
  const most = leaf.term.length >= LONG_ENOUGH_FOR_TWO ? 2 : 1;
  for (let letters = 1; letters <= most; letters += 1) {
    const terms = vocabulary.near(leaf.term, letters);
    if (terms.length > 0) return { leaf: { terms, prefix: false, trust: MENDED_TRUST }, letters };
  }
  return undefined;
}

function mendedAlternative(
  { leaves, boost }: Alternative,
  vocabulary: Vocabulary,
): { alternative: KnownAlternative; letters: number } | undefined {
  const mended = leaves.map((leaf) => mend(leaf, vocabulary));
  if (mended.some((each) => each === undefined)) return undefined;
  const found = mended.flatMap((each) => each ?? []);
  return {
    alternative: { leaves: found.map(({ leaf }) => leaf), boost },
    letters: Math.max(0, ...found.map(({ letters }) => letters)),
  };
}

function splitAlternative(word: Word, vocabulary: Vocabulary): KnownAlternative | undefined {
  const halves = vocabulary.split(word.text);
  return (
    halves && {
      leaves: halves.map((term) => ({ terms: [term], prefix: false, trust: SPLIT_TRUST })),
      boost: 1,
    }
  );
}

/**
 * Whether an index has a word as it was typed. A name that is made of several words, such as
 * `swipeBackEnabled`, it must have as a whole.
 */
export function isCertain(word: Word, vocabulary: Vocabulary): boolean {
  return word.isCompound
    ? vocabulary.hasPrefix(word.text)
    : knownAlternatives(word, vocabulary).length > 0;
}

/**
 * Finds what an index has for a word: the word itself or an equivalent; else the two words that it is
 * written together of; else words that are spelt nearly so. A word that the index has in some way is
 * not mended: most words are spelt right.
 */
export function resolveWord(word: Word, vocabulary: Vocabulary): KnownWord {
  const { text, required } = word;
  const direct = knownAlternatives(word, vocabulary);
  // That all pairs of a word are somewhere does not mean that the word is.
  const isWord = !KATAKANA.test(text) || vocabulary.hasPrefix(text);
  const split = isWord && direct.length > 0 ? undefined : splitAlternative(word, vocabulary);
  if (direct.length > 0) {
    return { text, required, alternatives: [...direct, ...(split ? [split] : [])], mended: 0 };
  }
  if (split) return { text, required, alternatives: [split], mended: 0 };
  const mended = word.alternatives.flatMap((each) => mendedAlternative(each, vocabulary) ?? []);
  const least = Math.min(...mended.map(({ letters }) => letters));
  const nearest = mended.filter(({ letters }) => letters === least);
  return {
    text,
    required,
    alternatives: nearest.map(({ alternative }) => alternative),
    mended: nearest.length > 0 ? least : 0,
  };
}
