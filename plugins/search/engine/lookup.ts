import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { tokenize } from '../text/tokenize';
import type { SearchDocument } from './documents';
import { hasWord, isInPieces } from './presence';
import type { KnownAlternative, KnownLeaf, KnownWord } from './resolve';
import { Vocabulary } from './vocabulary';

/** Fields of the index and how much a word in them counts. */
const FIELDS: Record<string, { boost: number; read: (document: SearchDocument) => string }> = {
  heading: { boost: 5, read: ({ title }) => title },
  names: { boost: 5, read: ({ names }) => names.join('\n') },
  page: { boost: 2.5, read: ({ pageTitle }) => pageTitle },
  trail: {
    boost: 1,
    read: ({ trail }) =>
      trail
        .slice(0, -1)
        .filter((_, index) => index !== 1)
        .join('\n'),
  },
  description: { boost: 1.5, read: ({ description }) => description },
  // A page is about what its headings say together, though none of them says all of it.
  outline: { boost: 0.8, read: ({ outline }) => outline },
  text: { boost: 1, read: ({ text }) => text },
};

/** Documents added between two turns of the event loop, so that queries are answered meanwhile. */
const CHUNK = 250;
/** What a word is worth that need not be there. */
const OPTIONAL_SHARE = 0.4;

/** What a lookup found: documents with scores, and the terms of the index that they were found by. */
export interface Found {
  id: number;
  score: number;
  terms: string[];
  /** How many of the query's words the document has, 0 to 1. */
  coverage: number;
}

function newIndex(seen: Set<string>): MiniSearch<SearchDocument> {
  return new MiniSearch<SearchDocument>({
    fields: Object.keys(FIELDS),
    storeFields: [],
    extractField: (document, name) =>
      name === 'id' ? document.id : (FIELDS[name]?.read(document) ?? ''),
    stringifyField: String,
    tokenize: (text) =>
      tokenize(text).map(({ term }) => {
        seen.add(term);
        return term;
      }),
    processTerm: (term) => term,
    searchOptions: {
      boost: Object.fromEntries(Object.entries(FIELDS).map(([name, { boost }]) => [name, boost])),
      // A query's terms arrive ready.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      weights: { prefix: 0.6, fuzzy: 0.5 },
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
    },
  });
}

function leafQuery({ terms, prefix, trust }: KnownLeaf, boost: number): Query {
  return { combineWith: 'OR', prefix, boostTerm: () => boost * trust, queries: terms };
}

function alternativeQuery({ leaves, boost }: KnownAlternative): Query {
  return { combineWith: 'AND', queries: leaves.map((leaf) => leafQuery(leaf, boost)) };
}

function wordQuery({ alternatives }: KnownWord): Query {
  return { combineWith: 'OR', queries: alternatives.map(alternativeQuery) };
}

function read({ id, score, terms }: SearchResult): Omit<Found, 'coverage'> {
  return { id: id as number, score, terms };
}

/** Looks words up in documents. */
export class Lookup {
  readonly #seen = new Set<string>();
  readonly #index = newIndex(this.#seen);
  readonly #documents: readonly SearchDocument[];
  #vocabulary = new Vocabulary(this.#seen);

  /** @param documents what is looked up, each at the place of its id */
  private constructor(documents: readonly SearchDocument[]) {
    this.#documents = documents;
  }

  /** An index over documents as they are. */
  static of(documents: readonly SearchDocument[]): Lookup {
    const lookup = new Lookup(documents);
    lookup.#index.addAll(documents);
    lookup.#vocabulary = new Vocabulary(lookup.#seen);
    return lookup;
  }

  /** The same without blocking the thread for long. */
  static async gradually(documents: readonly SearchDocument[]): Promise<Lookup> {
    const lookup = new Lookup(documents);
    await lookup.#index.addAllAsync(documents, { chunkSize: CHUNK });
    lookup.#vocabulary = new Vocabulary(lookup.#seen);
    return lookup;
  }

  /** All terms of the documents. */
  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  #results(query: Query): Omit<Found, 'coverage'>[] {
    return this.#index.search(query).map(read);
  }

  /** Of what was found by the terms of words, what has the words: see {@link hasWord}. */
  #having(
    words: readonly KnownWord[],
    found: Omit<Found, 'coverage'>[],
  ): Omit<Found, 'coverage'>[] {
    const inPieces = words.filter(isInPieces);
    if (inPieces.length === 0) return found;
    return found.filter(({ id, terms }) => {
      const document = this.#documents[id];
      return document !== undefined && inPieces.every((word) => hasWord(document, terms, word));
    });
  }

  #word(word: KnownWord): Omit<Found, 'coverage'>[] {
    if (word.alternatives.length === 0) return [];
    return this.#having([word], this.#results(wordQuery(word)));
  }

  /** Documents that have all required words; those that have optional ones too are worth more. */
  all(query: readonly KnownWord[]): Found[] {
    const required = query.filter((word) => word.required);
    if (required.some(({ alternatives }) => alternatives.length === 0)) return [];
    const found = this.#having(
      required,
      this.#results({ combineWith: 'AND', queries: required.map(wordQuery) }),
    );
    if (found.length === 0) return [];
    const byId = new Map(found.map((each) => [each.id, each]));
    for (const word of query.filter((each) => !each.required)) {
      for (const { id, score, terms } of this.#word(word)) {
        const known = byId.get(id);
        if (!known) continue;
        known.score += score * OPTIONAL_SHARE;
        known.terms.push(...terms);
      }
    }
    return found.map((each) => ({ ...each, coverage: 1 }));
  }

  /** Documents that have at least the given share of the required words. */
  some(query: readonly KnownWord[], share: number): Found[] {
    const required = query.filter((word) => word.required);
    const found = new Map<number, Found & { words: number }>();
    for (const word of required) {
      for (const { id, score, terms } of this.#word(word)) {
        const known = found.get(id);
        const words = (known?.words ?? 0) + 1;
        found.set(id, {
          id,
          score: (known?.score ?? 0) + score,
          terms: [...(known?.terms ?? []), ...terms],
          words,
          coverage: words / required.length,
        });
      }
    }
    return [...found.values()].filter(({ coverage }) => coverage >= share);
  }
}
