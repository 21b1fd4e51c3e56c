import { COMMON_TAG, type HeadingFile, type TextFile } from '../embedded/format';
import { readDocuments } from './documents';
import { toHit, type Hit } from './hit';
import { Lookup } from './lookup';
import { asTyped, parseQuery } from './query';
import { hasAll, limitPerPage, rank, type Ranked } from './rank';

/** What one search asks for, with Algolia's names. */
export interface SearchRequest {
  query: string;
  /** Contextual search's tags; pages with another tag are left out. Nothing means all. */
  tags?: readonly string[];
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
}

/** What one search answers, with Algolia's names. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  query: string;
}

const HITS_PER_PAGE = 20;

/** The embedded index of one docs version. */
export class SearchEngine {
  readonly #file: HeadingFile;
  #lookup: Lookup;
  #complete = false;

  /** @param file the index's first file; pages and headings can be searched at once */
  constructor(file: HeadingFile) {
    this.#lookup = Lookup.of(readDocuments(file));
    this.#file = file;
  }

  /**
   * Adds the text. Searches go on meanwhile, in pages and headings.
   *
   * @throws Error when the file comes from another build than the first one
   */
  async addText(file: TextFile): Promise<void> {
    if (file.id !== this.#file.id) throw new Error('the search index has changed');
    this.#lookup = await Lookup.gradually(readDocuments(this.#file, file));
    this.#complete = true;
  }

  /**
   * Whether a query can be answered now: the text is there, or pages and headings are enough, so that what is shown
   * first will stay first. They are when every word is one of theirs as it was typed; the name of a member is not.
   */
  answersEarly(text: string): boolean {
    if (this.#complete) return true;
    const query = parseQuery(text);
    const areKnown = query.words.every(
      (word) => !word.required || this.#lookup.word(asTyped(word)).length > 0,
    );
    return areKnown && this.#lookup.find(query).some(hasAll);
  }

  /** All documents for a query, best first; before the text is there only what has all words, not what has some. */
  find(text: string, tags: readonly string[] = []): Ranked[] {
    const query = parseQuery(text);
    const { tag } = this.#file;
    const wanted = this.#lookup
      .find(query)
      .filter((found) => this.#complete || hasAll(found))
      .filter(
        ({ document }) => tags.length === 0 || tags.includes(document.isCommon ? COMMON_TAG : tag),
      );
    return limitPerPage(rank(wanted, query));
  }

  /** Answers one request. */
  search({ query, tags, page = 0, hitsPerPage = HITS_PER_PAGE }: SearchRequest): SearchAnswer {
    const found = this.find(query, tags);
    return {
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      query,
    };
  }
}
