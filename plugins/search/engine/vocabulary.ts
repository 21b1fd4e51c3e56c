import { distance } from '../text/distance';

/** No more spellings than these are tried for a word that is nowhere. */
const MOST = 6;
const SHORTEST_HALF = 3;
const SHORTEST_HALF_JAPANESE = 2;
const ALPHABETIC = /^[a-z]/;

/** All terms of an index: tells what can be found at all, and what a misspelt word may mean. */
export class Vocabulary {
  readonly #terms: ReadonlySet<string>;
  readonly #sorted: readonly string[];

  constructor(terms: ReadonlySet<string>) {
    this.#terms = terms;
    this.#sorted = [...terms].sort();
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Whether any term begins so. */
  hasPrefix(prefix: string): boolean {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return this.#sorted[low]?.startsWith(prefix) ?? false;
  }

  /** Terms that differ least from a word, in no more than `limit` letters. */
  near(word: string, limit: number): string[] {
    let best = limit;
    let found: string[] = [];
    for (const term of this.#sorted) {
      if (Math.abs(term.length - word.length) > best) continue;
      const letters = distance(term, word, best);
      if (letters > best) continue;
      if (letters < best) found = [];
      best = letters;
      found.push(term);
    }
    // The first letter is seldom the wrong one.
    const same = found.filter((term) => term[0] === word[0]);
    return (same.length > 0 ? same : found).slice(0, MOST);
  }

  /** Two terms that a word is written together of, such as `livereload`. */
  split(word: string): [string, string] | undefined {
    const least = ALPHABETIC.test(word) ? SHORTEST_HALF : SHORTEST_HALF_JAPANESE;
    for (let at = word.length - least; at >= least; at -= 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      // Two characters are known that stand side by side anywhere: two such halves are not yet two words
      const isWord = left.length >= SHORTEST_HALF || right.length >= SHORTEST_HALF;
      if (isWord && this.has(left) && this.has(right)) return [left, right];
    }
    return undefined;
  }
}
