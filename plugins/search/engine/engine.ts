import { COMMON_TAG, type HeadingFile, type TextFile } from '../embedded/format';
import { isNegative } from '../text/negation';
import { equivalents } from '../text/synonyms';
import { nameKey } from '../text/tokenize';
import { readDocuments, type SearchDocument } from './documents';
import { toHit, type Hit } from './hit';
import { Lookup } from './lookup';
import { parseQuery, type Word } from './query';
import { isInPieces } from './presence';
import { limitPerPage, rank, type Ranked } from './rank';
import { isCertain, resolveWord } from './resolve';

/** What one search asks for, with Algolia's names. */
export interface SearchRequest {
  query: string;
  /** Contextual search's tags; pages with another tag are left out. Nothing means all. */
  tags?: readonly string[];
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** What one search answers, with Algolia's names. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
}

const HITS_PER_PAGE = 20;
const PER_PAGE = 4;
/** With fewer pages than this, those that lack some of the words are shown behind them. */
const FEW = 6;
const SHARE = 0.5;
const SEVERAL = 2;

/** A word without the pieces that it is looked up by. */
function whole(word: Word): Word {
  return { ...word, alternatives: word.alternatives.filter(({ run }) => run === undefined) };
}

/** The embedded index of one docs version. */
export class SearchEngine {
  readonly #file: HeadingFile;
  #documents: SearchDocument[];
  #lookup: Lookup;
  #complete = false;

  /** @param file the index's first file; pages and headings can be searched at once */
  constructor(file: HeadingFile) {
    this.#documents = readDocuments(file);
    this.#lookup = Lookup.of(this.#documents);
    this.#file = file;
  }

  /** Whether the text can be searched too. */
  get complete(): boolean {
    return this.#complete;
  }

  /**
   * Adds the text. Searches go on meanwhile, in pages and headings.
   *
   * @throws Error when the file comes from another build than the first one
   */
  async addText(file: TextFile): Promise<void> {
    if (file.id !== this.#file.id) throw new Error('the search index has changed');
    const documents = readDocuments(this.#file, file);
    const lookup = await Lookup.gradually(documents);
    this.#documents = documents;
    this.#lookup = lookup;
    this.#complete = true;
  }

  /**
   * Whether pages and headings are enough to answer a query, so that what is shown first will stay
   * first: every word is one of theirs as it was typed. The name of a member is not, for one.
   */
  answersEarly(query: string): boolean {
    if (this.#complete) return true;
    const { vocabulary } = this.#lookup;
    const words = parseQuery(query);
    const areKnown = words.every((word) => !word.required || isCertain(word, vocabulary));
    return (
      areKnown && this.#lookup.all(words.map((word) => resolveWord(word, vocabulary))).length > 0
    );
  }

  /** All documents for a query, best first. */
  find(query: string, tags?: readonly string[]): Ranked[] {
    const parsed = parseQuery(query);
    if (parsed.length === 0) return [];
    const { vocabulary } = this.#lookup;
    let words = parsed.map((word) => resolveWord(word, vocabulary));
    let found = this.#lookup.all(words);
    // Pieces of a word that nothing has in one piece say nothing: a letter of it may be wrong
    if (found.length === 0 && parsed.some(isInPieces)) {
      words = parsed.map((word) => resolveWord(whole(word), vocabulary));
      found = this.#lookup.all(words);
    }
    const meaningful = words.map(({ text }) => text).join('');
    const typed = [...new Set([nameKey(query), meaningful])];
    const names = {
      typed: query.trim(),
      exact: [
        nameKey(query, true),
        ...typed.flatMap((key) => equivalents(key).map((word) => nameKey(word, true))),
      ],
      keys: [...typed, ...typed.flatMap((key) => equivalents(key).map((word) => nameKey(word)))],
      tolerance: Math.max(...words.map(({ mended }) => mended)),
      words,
      negative: isNegative(query),
    };
    const pages = new Set(found.map(({ id }) => this.#documents[id]?.page));
    if (pages.size < FEW && words.filter(({ required }) => required).length >= SEVERAL) {
      const known = new Set(found.map(({ id }) => id));
      const more = this.#lookup.some(words, SHARE);
      found = [...found, ...more.filter(({ id }) => !known.has(id))];
    }
    const { tag } = this.#file;
    const isWanted = ({ document }: Ranked): boolean =>
      !tags || tags.length === 0 || tags.includes(document.isCommon ? COMMON_TAG : tag);
    return limitPerPage(rank(found, this.#documents, names).filter(isWanted), PER_PAGE);
  }

  /** Answers one request. */
  search(request: SearchRequest): SearchAnswer {
    const { query, tags, page = 0, hitsPerPage = HITS_PER_PAGE } = request;
    const found = this.find(query, tags);
    const marks = {
      before: request.highlightPreTag ?? '<em>',
      after: request.highlightPostTag ?? '</em>',
    };
    return {
      hits: found
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((ranked) => toHit(ranked, this.#file, marks)),
      nbHits: found.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
      hitsPerPage,
      query,
    };
  }
}
