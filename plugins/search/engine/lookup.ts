import MiniSearch, { type Query as Combination, type SearchResult } from 'minisearch';
import * as tuning from '../tuning';
import { isNumber, tokenize } from '../words/tokenize';
import type { SearchDocument } from './documents';
import type { Alternative, Query, Word } from './query';

/** How a document was found. */
export interface Found {
  document: SearchDocument;
  /** What its words are worth. */
  score: number;
  /** How well its name fits, 0 to 1. */
  name: number;
  /** Terms of the index that it was found by. */
  terms: string[];
  /** Shares of the required words that it has, and that are in its title. */
  coverage: number;
  inTitle: number;
}

const FIELDS = Object.keys(tuning.FIELDS);
/** Field of names as a whole. */
const KEYS = 'keys';
/** Documents added between two turns of the event loop, so that queries are answered meanwhile. */
const CHUNK = 250;

function newIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({
    fields: [...FIELDS, KEYS],
    // A list arrives joined by commas
    tokenize: (text, field) =>
      field === KEYS ? text.split(',') : tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: {
      boost: tuning.FIELDS,
      fields: FIELDS,
      // A query's terms arrive ready
      tokenize: (term) => [term],
      processTerm: (term) => term,
      weights: tuning.WEIGHTS,
      bm25: tuning.BM25,
    },
  });
}

function isMendable(term: string): boolean {
  return term.length >= tuning.SHORTEST_FUZZY && !isNumber(term);
}

function combined({ terms, boost, grows = false }: Alternative, isMended: boolean): Combination {
  return {
    combineWith: 'AND',
    boostTerm: () => boost,
    queries: terms.map((term) => ({
      queries: [term],
      prefix: !isNumber(term) && (grows || isGrowing(term) || term.length === 1),
      ...(isMended && isMendable(term) && tuning.FUZZY),
    })),
  };
}

function isGrowing(term: string): boolean {
  return term.length >= tuning.SHORTEST_PREFIX;
}

function newFound(document: SearchDocument): Found {
  return { document, score: 0, name: 0, terms: [], coverage: 0, inTitle: 0 };
}

/** @param each the share of the required words that each of them is */
function addWord(
  found: Found,
  result: SearchResult,
  { required, worth }: Word,
  each: number,
): void {
  const { score, terms, match } = result;
  const fields = new Set(Object.values(match).flat());
  const share = required ? each : 0;
  found.score += score * (required ? 1 : worth);
  found.terms.push(...terms);
  found.coverage += share;
  if (fields.has('title') || fields.has('names')) found.inTitle += share;
}

/** Looks words up in documents. */
export class Lookup {
  readonly #index = newIndex();
  readonly #documents: readonly SearchDocument[];

  /** @param documents what is looked up, each at the place of its id */
  private constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  /** An index over documents. */
  static of(documents: readonly SearchDocument[]): Lookup {
    const lookup = new Lookup(documents);
    lookup.#index.addAll(documents);
    return lookup;
  }

  /** The same without blocking the thread for long. */
  static async gradually(documents: readonly SearchDocument[]): Promise<Lookup> {
    const lookup = new Lookup(documents);
    await lookup.#index.addAllAsync(documents, { chunkSize: CHUNK });
    return lookup;
  }

  /** What has a word as it was typed, or another word for it. */
  word({ alternatives }: Word, isMended = false): SearchResult[] {
    const queries = alternatives.map((each) => combined(each, isMended));
    return this.#index.search({ combineWith: 'OR', queries });
  }

  /** What has a word, and where it is nowhere, what has one that is spelt nearly so. */
  #mended(word: Word): { results: SearchResult[]; isMended: boolean } {
    const results = this.word(word);
    const isMended = results.length === 0 && word.required;
    return { results: isMended ? this.word(word, true) : results, isMended };
  }

  /** Everything that has any of the words of a query, or is called so. */
  find({ words, exactNames, names }: Query): Found[] {
    if (words.length === 0) return [];
    const found = new Map<number, Found>();
    const foundAt = (id: number): Found | undefined => {
      const document = this.#documents[id];
      const known = found.get(id) ?? (document && newFound(document));
      if (known) found.set(id, known);
      return known;
    };
    const share = 1 / words.filter(({ required }) => required).length;
    let areMended = false;
    for (const word of words) {
      const { results, isMended } = this.#mended(word);
      areMended ||= isMended;
      for (const result of results) {
        const at = foundAt(result.id as number);
        if (at) addWord(at, result, word, share);
      }
    }
    const called = this.#index.search(
      { queries: [...exactNames, ...names] },
      { fields: [KEYS], ...(areMended && tuning.FUZZY) },
    );
    for (const { id, terms } of called) {
      const at = foundAt(id as number);
      if (!at) continue;
      at.name = exactNames.some((name) => terms.includes(name)) ? 1 : tuning.NEARLY_NAMED;
      at.coverage = 1;
    }
    return [...found.values()];
  }
}
