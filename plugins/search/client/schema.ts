/**
 * What comes from outside the site and ends up in the search dialog: answers of the hosted index, and the
 * searches that the dialog has stored. It is checked for shape and turned into text here, because the dialog
 * inserts it as HTML and takes its addresses for links.
 */
import type { Hit } from '../engine/hit';
import { LEVELS } from '../types';
import type { QueryResult, SearchClient } from './types';

type Fields = Record<string, unknown>;

const TYPES: readonly unknown[] = [...LEVELS, 'content'];
const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * HTML that is text but for the marks around the words that were found. What is escaped already stays as it
 * is, so that it may be done again.
 */
export function markedText(html: string): string {
  return html
    .split(/(<\/?mark>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[<>"']/g, (character) => ENTITIES[character] ?? ''),
    )
    .join('');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escaped(value: unknown): unknown {
  if (typeof value === 'string') return markedText(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, name === 'lvl0' ? field : escaped(field)]),
  );
}

/** All levels, each a text or nothing; `lvl0` and `lvl1` must be there, since results are grouped by them. */
function hierarchyOf(value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined;
  const levels = LEVELS.map((level) => [level, value[level] ?? null] as const);
  const isText = levels.every(([, text]) => text === null || typeof text === 'string');
  const isNamed = typeof value.lvl0 === 'string' && typeof value.lvl1 === 'string';
  return isText && isNamed ? Object.fromEntries(levels) : undefined;
}

/** Marked texts by level, as far as they have the right shape. */
function marksOf(value: unknown): Fields {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (isFields(field) && typeof field.value === 'string') return [[name, field]];
      return name === 'hierarchy' ? [[name, marksOf(field)]] : [];
    }),
  );
}

/**
 * One result or stored search, made harmless.
 *
 * @param isAddress which addresses it may lead to
 * @returns nothing for what has another shape
 */
function admitted(value: unknown, isAddress: (url: string) => boolean): Hit | undefined {
  if (!isFields(value)) return undefined;
  const { objectID, url, type, content } = value;
  const hierarchy = hierarchyOf(value.hierarchy);
  if (!hierarchy || !TYPES.includes(type)) return undefined;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isAddress(url)) return undefined;
  const texts = {
    ...value,
    hierarchy,
    content: typeof content === 'string' ? content : null,
    _highlightResult: { hierarchy: {}, ...marksOf(value._highlightResult) },
    _snippetResult: { hierarchy: {}, ...marksOf(value._snippetResult) },
  };
  return { ...(escaped(texts) as Hit), objectID, url };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}

/**
 * A client whose answers are checked: results of another shape, and those that lead to anything but a web
 * page, are left out; all texts but the marks are text. An answer that has no results is a failure.
 */
export function checkedAnswers(client: SearchClient): SearchClient {
  return {
    ...client,
    async search(params) {
      const answer: unknown = await client.search(params);
      const { length } = 'requests' in params ? params.requests : params;
      const answered = isFields(answer) && Array.isArray(answer.results) ? answer.results : [];
      const results = answered.filter(isFields);
      // Who asks waits for as many results as there were questions
      if (results.length < length) throw new Error('The search has answered in an unknown form');
      return {
        results: results.map((result): QueryResult => {
          const hits = Array.isArray(result.hits) ? result.hits : [];
          return {
            ...(result as unknown as QueryResult),
            hits: hits.flatMap((hit) => admitted(hit, isWebAddress) ?? []),
            nbHits: count(result.nbHits),
            nbPages: count(result.nbPages),
          };
        }),
      };
    },
  };
}

/** Keys of the storage under which DocSearch 3.9 keeps what was found and what is a favorite. */
function storedKeys(indexName: string): string[] {
  return ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);
}

function readStored(text: string, origin: string): Hit[] | undefined {
  const isOwn = (url: string): boolean =>
    /^\/(?![/\\])/.test(url) || (isWebAddress(url) && new URL(url).origin === origin);
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return undefined;
    return entries.flatMap((entry) => admitted(entry, isOwn) ?? []);
  } catch {
    return undefined;
  }
}

/** A result as the dialog stores it: without the marks of the search that found it. */
function asStored(hit: Hit): Partial<Hit> {
  return { ...hit, _highlightResult: undefined, _snippetResult: undefined };
}

/**
 * Mends what the dialog has stored, before it reads it: entries of another shape or that lead elsewhere are
 * taken out, texts are escaped, and what is no list is removed. So the dialog always opens.
 *
 * @param origin of the site, as in `https://example.com`
 */
export function mendStoredSearches(indexName: string, storage: Storage, origin: string): void {
  for (const key of storedKeys(indexName)) {
    const text = storage.getItem(key);
    if (text === null) continue;
    const entries = readStored(text, origin);
    if (!entries || entries.length === 0) {
      storage.removeItem(key);
      continue;
    }
    const mended = JSON.stringify(entries.map(asStored));
    if (mended !== text) storage.setItem(key, mended);
  }
}
