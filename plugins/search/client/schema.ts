/**
 * What comes from outside the site and ends up in the search dialog: answers of the hosted index, and the
 * searches that the dialog has stored. Its shape and its addresses are checked here; that it is shown as text
 * and not as HTML is what `theme/SearchPage/Marked.tsx` sees to.
 */
import type { SearchAnswer } from '../engine/engine';
import type { Hit } from '../engine/hit';
import { LEVELS } from '../types';

type Fields = Record<string, unknown>;
type Entry = Pick<Hit, 'objectID' | 'url' | 'type' | 'hierarchy'>;

const TYPES: readonly unknown[] = [...LEVELS, 'content'];

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All levels, each a text or nothing; `lvl0` and `lvl1` must be there, since results are grouped by them. */
function hierarchyOf(value: unknown): Hit['hierarchy'] | undefined {
  if (!isFields(value)) return undefined;
  const levels = LEVELS.map((level) => [level, value[level] ?? null] as const);
  const isText = levels.every(([, text]) => text === null || typeof text === 'string');
  const isNamed = typeof value.lvl0 === 'string' && typeof value.lvl1 === 'string';
  return isText && isNamed ? (Object.fromEntries(levels) as Hit['hierarchy']) : undefined;
}

/**
 * One result or stored search, with nothing that was not asked for.
 *
 * @param isAddress which addresses it may lead to
 * @returns nothing for what has another shape
 */
function entryOf(value: unknown, isAddress: (url: string) => boolean): Entry | undefined {
  if (!isFields(value)) return undefined;
  const { objectID, url, type } = value;
  const hierarchy = hierarchyOf(value.hierarchy);
  if (!hierarchy || !TYPES.includes(type)) return undefined;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isAddress(url)) return undefined;
  return { objectID, url, type: type as Hit['type'], hierarchy };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Texts with marks, by name, as far as they have the right shape. */
function marksOf(value: unknown): Record<string, { value: string }> {
  const marks = Object.entries(isFields(value) ? value : {}).flatMap(([name, field]) =>
    isFields(field) && typeof field.value === 'string' ? [[name, { value: field.value }]] : [],
  );
  return Object.fromEntries(marks) as Record<string, { value: string }>;
}

function hitOf(value: unknown): Hit[] {
  const entry = entryOf(value, isWebAddress);
  if (!entry) return [];
  const { _highlightResult: highlights, _snippetResult: snippets } = value as Fields;
  return [
    {
      ...entry,
      _highlightResult: {
        hierarchy: marksOf(isFields(highlights) ? highlights.hierarchy : undefined),
      },
      _snippetResult: marksOf(snippets),
    },
  ];
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}

/**
 * The results of the hosted index: those of another shape, and those that lead to anything but a web page, are
 * left out.
 *
 * @param length how many questions were asked
 * @throws Error for an answer that has fewer results
 */
export function checkedAnswers(answer: unknown, length: number): { results: SearchAnswer[] } {
  const answered = isFields(answer) && Array.isArray(answer.results) ? answer.results : [];
  const results = answered.filter(isFields);
  if (results.length < length) throw new Error('The search has answered in an unknown form');
  return {
    results: results.map(({ hits, nbHits, nbPages, query }) => ({
      hits: Array.isArray(hits) ? hits.flatMap(hitOf) : [],
      nbHits: count(nbHits),
      nbPages: count(nbPages),
      query: String(query),
    })),
  };
}

function readStored(text: string, origin: string): Entry[] {
  const isOwn = (url: string): boolean =>
    /^\/(?![/\\])/.test(url) || (isWebAddress(url) && new URL(url).origin === origin);
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.flatMap((entry) => entryOf(entry, isOwn) ?? []) : [];
  } catch {
    return [];
  }
}

/**
 * Takes out of what DocSearch 3.9 has stored, before it reads it, what has another shape or leads elsewhere. So the
 * dialog always opens.
 *
 * @param origin of the site, as in `https://example.com`
 */
export function mendStoredSearches(indexName: string, storage: Storage, origin: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    const text = storage.getItem(key);
    if (text !== null) storage.setItem(key, JSON.stringify(readStored(text, origin)));
  }
}
