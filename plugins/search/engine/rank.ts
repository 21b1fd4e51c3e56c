import { distance } from '../text/distance';
import { isNegative } from '../text/negation';
import { titleLength, titleTerms, type SearchDocument } from './documents';
import type { Found } from './lookup';
import { isIn } from './presence';
import type { KnownWord } from './resolve';

/** What a document is worth that bears the very name that was typed. */
const NAMED_PAGE = 8;
const NAMED_HEADING = 2.5;
const NAMED_MEMBER = 1.6;
/** Of that, what is left where only the singular is the same, or a letter is wrong. */
const SINGULAR = 0.8;
const MISSPELT = 0.6;
/** Names that begin with what was typed. */
const BEGINS = 1.5;
/** What a title that says all of the query, and nothing else, adds to a page or a heading. */
const TITLE = 3;
const HEADING = 1;
const SHARE_OF_QUERY = 0.6;
/** What a section adds whose own title and its page's together say all of the query. */
const TOGETHER = 4;
const PAGE = 1.35;
/** What a page's places add that find the words again: it keeps coming back to them. */
const AGAIN = 0.3;
const MOST_PLACES = 8;
/** A member whose name is typed as code writes it: more than the page that is called nearly so. */
const TYPED_MEMBER = 240;
/** A member that is typed with its page: "modal canDismiss", "ionic build --prod". */
const QUALIFIED = 6;
const GENERATED = 0.5;
/** A section on how something is kept from happening, where somebody asks how it happens. */
const OPPOSITE = 0.3;
/** Documents that lack words come after all that have them, however often they say the others. */
const COVERAGE_POWER = 3;
const SHORTEST_BEGINNING = 3;
const SHORTEST_MISSPELT = 5;

/** A ranked document. */
export interface Ranked {
  document: SearchDocument;
  score: number;
  terms: string[];
}

/** Names that a query may mean. */
export interface QueryNames {
  /** The query itself. */
  typed: string;
  /** As they were typed, by `nameKey`. */
  exact: readonly string[];
  /** The same in the singular, and other words for them. */
  keys: readonly string[];
  /** Letters that may be wrong, where the words as typed are nowhere. */
  tolerance: number;
  words: readonly KnownWord[];
  /** Whether the query asks for what does not happen. */
  negative: boolean;
}

/** How well a document's name fits, 0 to 1. */
function nameFit({ exactKeys, keys }: SearchDocument, names: QueryNames): number {
  if (names.exact.some((key) => exactKeys.includes(key))) return 1;
  if (names.keys.some((key) => keys.includes(key))) return SINGULAR;
  const { tolerance } = names;
  const isNear =
    tolerance > 0 &&
    names.exact.some(
      (key) =>
        key.length >= SHORTEST_MISSPELT &&
        exactKeys.some((own) => distance(own, key, tolerance) <= tolerance),
    );
  return isNear ? MISSPELT : 0;
}

/**
 * How much of the query a title says, and how much of the title the query says: 0 to 1. A page that
 * is called what was typed answers better than one that happens to say it.
 */
function titleFit(document: SearchDocument, words: readonly KnownWord[]): number {
  const required = words.filter((word) => word.required);
  const terms = titleTerms(document);
  const said = required.filter(({ alternatives }) => alternatives.some((a) => isIn(terms, a)));
  if (said.length === 0) return 0;
  const share = said.length / required.length;
  const length = Math.max(said.length, titleLength(document));
  return share * share * (SHARE_OF_QUERY + (1 - SHARE_OF_QUERY) * (said.length / length));
}

/** Words of a page's name, those of `ion-item-divider` too; what all names begin with is none. */
function nameLength(title: string): number {
  return title.split(/[\s-]+/).filter((part) => !/^ion(?:ic)?$/i.test(part)).length;
}

/**
 * How well a query names a section by its page: "modal accessibility", "ion-modal canDismiss",
 * "ionic build --prod". Neither title says all of it, and each says some. "Item padding" names a section of
 * `ion-item` rather than of `ion-item-divider`.
 *
 * @returns 0 to 1: how much of the page's title is said
 */
function togetherFit(
  document: SearchDocument,
  page: SearchDocument | undefined,
  words: readonly KnownWord[],
): number {
  if (document.level === 1 || !page) return 0;
  const required = words.filter((word) => word.required);
  if (required.length < 2) return 0;
  const says = (of: SearchDocument, { alternatives }: KnownWord): boolean =>
    alternatives.some((alternative) => isIn(titleTerms(of), alternative));
  const own = required.filter((word) => says(document, word));
  const pages = required.filter((word) => says(page, word));
  const areTogether =
    own.length > 0 &&
    own.length < required.length &&
    pages.length < required.length &&
    required.every((word) => own.includes(word) || pages.includes(word));
  return areTogether ? pages.length / Math.max(pages.length, nameLength(page.title)) : 0;
}

/** Whether a query is the name of a page and that of one of its sections, one after the other. */
function isQualified(
  document: SearchDocument,
  page: SearchDocument | undefined,
  { exact }: QueryNames,
): boolean {
  if (document.level === 1 || !page) return false;
  return exact.some((key) =>
    document.exactKeys.some(
      (own) =>
        key.length > own.length &&
        key.endsWith(own) &&
        page.exactKeys.includes(key.slice(0, -own.length)),
    ),
  );
}

/** Whether the query is the name of a member letter for letter, which capitals within it tell from a word. */
function isTypedMember({ generated, title }: SearchDocument, { typed }: QueryNames): boolean {
  return generated && title === typed && /[a-z][A-Z]/.test(typed);
}

/** How many places of each page have all words. */
function placesOf(
  found: readonly Found[],
  documents: readonly SearchDocument[],
): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { id, coverage } of found) {
    const document = documents[id];
    if (!document || coverage < 1) continue;
    places.set(document.page, Math.min(MOST_PLACES, (places.get(document.page) ?? 0) + 1));
  }
  return places;
}

function nameFactor(document: SearchDocument, names: QueryNames): number {
  const { level, generated, isCommonplace } = document;
  const fit = nameFit(document, names);
  if (fit > 0 && !isCommonplace) {
    if (level === 1) return NAMED_PAGE * fit;
    return 1 + ((generated ? NAMED_MEMBER : NAMED_HEADING) - 1) * fit;
  }
  const begins = names.exact.some(
    (key) =>
      key.length >= SHORTEST_BEGINNING && document.exactKeys.some((own) => own.startsWith(key)),
  );
  return begins && !generated && !isCommonplace ? BEGINS : 1;
}

function titleWorth({ level, generated, isCommonplace }: SearchDocument): number {
  if (level === 1) return TITLE;
  return generated || isCommonplace ? 0 : HEADING;
}

/**
 * Orders what a lookup found.
 *
 * @param found documents with the scores of their words
 * @param documents all documents, by id
 * @param names what the query may be the name of
 */
export function rank(
  found: readonly Found[],
  documents: readonly SearchDocument[],
  names: QueryNames,
): Ranked[] {
  const best = Math.max(0, ...found.map(({ score }) => score));
  const pages = new Map(documents.flatMap((each) => (each.level === 1 ? [[each.page, each]] : [])));
  const places = placesOf(found, documents);
  return found
    .flatMap(({ id, score, terms, coverage }): Ranked[] => {
      const document = documents[id];
      if (!document) return [];
      const isMember = isTypedMember(document, names);
      const factor = isMember ? TYPED_MEMBER : nameFactor(document, names);
      // Whoever types the name of a page wants that page, however seldom it says its own name.
      const isNamed = factor >= NAMED_PAGE * MISSPELT && document.level === 1;
      const base = isNamed || isMember ? best : score;
      const again = isNamed || isMember ? MOST_PLACES : (places.get(document.page) ?? 1);
      const weight =
        factor *
        (1 + titleFit(document, names.words) * titleWorth(document)) *
        (1 + AGAIN * Math.log2(again)) *
        (isQualified(document, pages.get(document.page), names) ? QUALIFIED : 1) *
        (1 + TOGETHER * togetherFit(document, pages.get(document.page), names.words)) *
        (document.level === 1 ? PAGE : 1) *
        (document.generated && !isMember ? GENERATED : 1) *
        (!names.negative && isNegative(document.title) ? OPPOSITE : 1) *
        (document.rank / 100) *
        coverage ** COVERAGE_POWER;
      return [{ document, score: base * weight, terms }];
    })
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

/** At most so many headings of one page: a list of results is to show where else to look. */
export function limitPerPage(ranked: readonly Ranked[], limit: number): Ranked[] {
  const seen = new Map<number, number>();
  return ranked.filter(({ document: { page } }) => {
    const count = (seen.get(page) ?? 0) + 1;
    seen.set(page, count);
    return count <= limit;
  });
}
