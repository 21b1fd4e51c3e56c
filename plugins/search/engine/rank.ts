import * as tuning from '../tuning';
import { isNegative } from '../words/equivalents';
import type { SearchDocument } from './documents';
import type { Found } from './lookup';
import type { Query } from './query';

/** A ranked document. */
export interface Ranked {
  document: SearchDocument;
  score: number;
  terms: string[];
}

/** Of a section's keys, the one that begins with its page's name. */
const QUALIFIED = 2;
/** Nearly 1 is all: shares are sums. */
const ALL = 0.999;

/** Whether a document has all required words. */
export function hasAll({ coverage }: Found): boolean {
  return coverage > ALL;
}

/**
 * Whether the query can mean nothing but one place of a page: it names a member letter for letter, which capitals
 * within it tell from a word, or names the page and then the place, as "ionic build --prod" does.
 */
function isTyped({ level, generated, title, keys }: SearchDocument, query: Query): boolean {
  const isMember = generated && title === query.text && /[a-z][A-Z]/.test(title);
  return isMember || (level > 1 && query.exactNames.some((name) => name === keys[QUALIFIED]));
}

/** How much of the query a title says, and how much of the title the query says: 0 to 1. */
function titleFit({ document, inTitle }: Found, { words }: Query): number {
  const said = inTitle * words.filter(({ required }) => required).length;
  const share = Math.min(1, said / document.length);
  return inTitle ** 2 * (tuning.SHARE_OF_QUERY + (1 - tuning.SHARE_OF_QUERY) * share);
}

/** What is found that has all words; where that is on few pages, then what has some of them. */
function withEnough(found: readonly Found[]): Found[] {
  const whole = found.filter(hasAll);
  const pages = new Set(whole.map(({ document }) => document.page));
  if (pages.size >= tuning.FEW_PAGES) return whole;
  return found.filter(({ coverage }) => coverage >= tuning.SHARE_OF_WORDS);
}

/** How many places of each page have all words. */
function placesOf(found: readonly Found[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const { document } of found.filter(hasAll)) {
    places.set(document.page, Math.min(tuning.MOST_PLACES, (places.get(document.page) ?? 0) + 1));
  }
  return places;
}

/** Of what is worth the same: members last, those of `ion-input` before those of `ion-input-otp` as in a dictionary. */
function inOrder(a: SearchDocument, b: SearchDocument): number {
  if (a.generated !== b.generated) return a.generated ? 1 : -1;
  if (!a.generated || a.pageTitle === b.pageTitle) return a.id - b.id;
  return a.pageTitle < b.pageTitle ? -1 : 1;
}

/** Orders what a lookup found. */
export function rank(found: readonly Found[], query: Query): Ranked[] {
  const enough = withEnough(found);
  const best = Math.max(0, ...enough.map(({ score }) => score));
  const places = placesOf(enough);
  return enough
    .map((each): Ranked => {
      const { document, score, name, coverage, terms } = each;
      const { level, generated, page, title } = document;
      const isPage = level === 1;
      const isPlace = isTyped(document, query);
      // Whoever types the name of a page wants that page, however seldom it says its own name
      const isNamed = isPlace || (isPage && name > 0);
      const said = isNamed ? best : score;
      const again = isNamed ? tuning.MOST_PLACES : (places.get(page) ?? 1);
      const weight =
        (isPlace ? tuning.TYPED_PLACE : 1) *
        (isPage && isNamed ? tuning.NAMED * name : 1 + tuning.NAMED_SECTION * name) *
        (isPage ? 1 + titleFit(each, query) * tuning.TITLE : 1) *
        (1 + tuning.AGAIN * Math.log2(again)) *
        (generated && !isPlace ? tuning.GENERATED : 1) *
        (generated && query.pageKeys.has(document.pageKey) ? tuning.OWN_PAGE : 1) *
        (!query.negative && isNegative(title) ? tuning.OPPOSITE : 1) *
        (document.rank / 100) *
        coverage ** tuning.COVERAGE_POWER;
      return { document, score: said * weight, terms };
    })
    .sort((a, b) => b.score - a.score || inOrder(a.document, b.document));
}

/** At most so many places of one page. */
export function limitPerPage(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<number, number>();
  return ranked.filter(({ document: { page } }) => {
    const count = (seen.get(page) ?? 0) + 1;
    seen.set(page, count);
    return count <= tuning.PER_PAGE;
  });
}
