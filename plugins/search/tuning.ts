/**
 * The numbers by which the embedded index finds and orders, with what each is for. What a kind of page is worth is in
 * `config/search.ts`; the hosted index has its weights from `extract/records.ts` and orders by `push/settings.ts`.
 * `npm run bench -- search` shows what a change is worth; docs-internal/search.md has what each rule was worth when it
 * was measured.
 */

/** Fields of the index and how much a word in them counts. */
export const FIELDS = {
  title: 5,
  /** What the sidebar and the front matter call a page. */
  names: 5,
  /** Title of the page that a heading is on. */
  pageTitle: 2.5,
  /** Headings above. */
  above: 1,
  description: 1.5,
  text: 1,
};

/** MiniSearch's own numbers: frequency of a word and length of a text count less than they do by default. */
export const BM25 = { k: 1.2, b: 0.5, d: 0.3 };
/** What a word is worth that goes on after what was typed, or is spelt nearly so. */
export const WEIGHTS = { prefix: 0.6, fuzzy: 0.5 };

/** Alternatives for one word of a query: in one piece, in its parts, by another word for it. */
export const WHOLE = 1.6;
export const PARTS = 1;
export const EQUIVALENT = 0.7;

/** A term that goes on counts only from this length, unless it is still being typed. */
export const SHORTEST_PREFIX = 3;
/** Shorter words are not mended: too many are spelt nearly so. */
export const SHORTEST_FUZZY = 4;
/** Share of a word's letters that may be wrong, and how many at most. */
export const FUZZY = { fuzzy: 0.25, maxFuzzy: 2 };
/** Words that together may have another name: "pull down to refresh". */
export const LONGEST_PHRASE = 4;

/** What a word is worth that need not be there, and one that tells which of several answers is meant. */
export const OPTIONAL = 0.4;
export const PREFERRED = 2;
/** With fewer pages than this that have all words, those follow that have this share of them. */
export const FEW_PAGES = 6;
export const SHARE_OF_WORDS = 0.5;
/** What lacks words comes after all that has them, however often it says the others. */
export const COVERAGE_POWER = 3;

/** What a page is worth whose name was typed, beside everything that says the words. */
export const NAMED = 8;
/** What a section's name adds to what its words are worth. */
export const NAMED_SECTION = 1.5;
/** What a member is worth whose page's whole name is among the words: of `ion-item` before `ion-item-divider`. */
export const OWN_PAGE = 1.5;
/** Share of both that is left where only the singular is the same, or a letter is wrong. */
export const NEARLY_NAMED = 0.8;
/** A place of a page that alone can be meant, as "modal canDismiss" and `ionInput` do: before every page. */
export const TYPED_PLACE = 240;
/** What a title that says all of the query adds to a page, and how much of that does not depend on its length. */
export const TITLE = 3;
export const SHARE_OF_QUERY = 0.6;
/** What a page's places add that find the words again, by their logarithm: it keeps coming back to them. */
export const AGAIN = 0.3;
export const MOST_PLACES = 8;
/** A member that was generated, in the hosted index too: what somebody wrote about the same thing comes first. */
export const GENERATED = 0.25;
/** A section on how something is kept from happening, where somebody asks how it happens. */
export const OPPOSITE = 0.3;
/** At most so many places of one page: a list of results is to show where else to look. */
export const PER_PAGE = 4;
