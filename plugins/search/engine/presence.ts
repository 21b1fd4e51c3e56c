import { katakanaTerm } from '../text/tokenize';
import type { SearchDocument } from './documents';
import type { KnownAlternative, KnownWord } from './resolve';

function beginsAny(terms: ReadonlySet<string>, prefix: string): boolean {
  for (const term of terms) if (term.startsWith(prefix)) return true;
  return false;
}

/** Whether terms are all of those of an alternative. */
export function isIn(terms: ReadonlySet<string>, { leaves }: KnownAlternative): boolean {
  return leaves.every(({ terms: own, prefix }) =>
    own.some((term) => terms.has(term) || (prefix && beginsAny(terms, term))),
  );
}

/** Whether a document has a word in one piece, by the texts that it is found by. */
function says(document: SearchDocument, run: string): boolean {
  const { title, names, trail, description, outline, text } = document;
  return [title, ...names, ...trail, description, outline, text].some(
    (each) => each && katakanaTerm(each).includes(run),
  );
}

/** Whether a word may be found by pieces of it. */
export function isInPieces({
  alternatives,
}: {
  alternatives: readonly Pick<KnownAlternative, 'run'>[];
}): boolean {
  return alternatives.some(({ run }) => run !== undefined);
}

/**
 * Whether a document that was found by the terms of a word has the word: the pieces of one in kana stand in many
 * documents that do not say it.
 *
 * @param document what was found
 * @param found terms that it was found by
 * @param word a word of the query
 */
export function hasWord(
  document: SearchDocument,
  found: readonly string[],
  { alternatives }: KnownWord,
): boolean {
  const terms = new Set(found);
  return (
    alternatives.some((each) => each.run === undefined && isIn(terms, each)) ||
    alternatives.some(({ run }) => run !== undefined && says(document, run))
  );
}
