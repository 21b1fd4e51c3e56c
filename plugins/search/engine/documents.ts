import { longAnchor } from '../embedded/format';
import type { HeadingFile, HeadingRow, TextFile, TextRow } from '../embedded/format';
import { nameKey, tokenize, words } from '../text/tokenize';

/** What search finds: a page, or a heading of a page with the text under it. */
export interface SearchDocument {
  id: number;
  /** Number of the page, in the order of the file. */
  page: number;
  /** Titles from the part of the site down to the document's own, one for each level it is under. */
  trail: (string | null)[];
  /** 1 for a page. */
  level: number;
  anchor: string;
  /** Address of the page. */
  url: string;
  title: string;
  pageTitle: string;
  /** Other names of a page. */
  names: string[];
  /** One line on what a page is about. */
  description: string;
  /** Of a page: what it has headings for, one a line. */
  outline: string;
  text: string;
  generated: boolean;
  isCommon: boolean;
  /** 0 to 100. */
  rank: number;
  /** Names that the document is asked for by, as {@link nameKey} writes them exactly. */
  exactKeys: string[];
  /** The same in the singular. */
  keys: string[];
  /** A heading that many pages have, such as "Accessibility", names none of them. */
  isCommonplace: boolean;
}

const DEEPEST = 6;
const LIBRARY_PREFIX = /^ion(?=.{2})/;

function keysOf(names: readonly string[], exact: boolean): string[] {
  const keys = names.map((name) => nameKey(name, exact)).filter(Boolean);
  return [...new Set([...keys, ...keys.map((key) => key.replace(LIBRARY_PREFIX, ''))])];
}

/** Pages that a heading may be on and still be the name of something. */
const FEW_PAGES = 3;

function markCommonplace(documents: SearchDocument[]): void {
  const pages = new Map<string, Set<number>>();
  const headings = documents.filter(({ level }) => level > 1);
  for (const { keys, page } of headings) {
    for (const key of keys) pages.set(key, (pages.get(key) ?? new Set()).add(page));
  }
  for (const document of headings) {
    document.isCommonplace = document.keys.some((key) => (pages.get(key)?.size ?? 0) > FEW_PAGES);
  }
}

function trailBelow(trail: readonly (string | null)[], level: number, title: string) {
  const next = [...trail.slice(0, level)];
  while (next.length < level) next.push(null);
  next.push(title);
  return next.slice(0, DEEPEST + 1);
}

/** A heading with what stands under it. */
interface Section {
  anchor: string;
  level: number;
  title: string;
  text: string;
  generated: boolean;
}

function written([anchor, level, title]: HeadingRow, text: string): Section {
  return { anchor, level, title, text, generated: false };
}

/** Brings the headings of the first file together with what the second has of a page. */
function sectionsOf(headings: readonly HeadingRow[], rest: TextRow | undefined): Section[] {
  if (!rest) return headings.map((heading) => written(heading, ''));
  const [, , ...rows] = rest;
  let next = 0;
  return rows.flatMap((row): Section[] => {
    if (typeof row !== 'string') {
      const [anchor, level, title, text] = row;
      return [{ anchor: longAnchor(anchor, title), level, title, text, generated: true }];
    }
    const heading = headings[next];
    next += 1;
    return heading ? [written(heading, row)] : [];
  });
}

/**
 * Reads the documents of an index.
 *
 * @param file the first file
 * @param texts the second file of the same build; without it there are pages and headings only
 */
export function readDocuments(file: HeadingFile, texts?: TextFile): SearchDocument[] {
  const documents: SearchDocument[] = [];
  file.pages.forEach((row, page) => {
    const [path, pageTitle, part, rank, names, isCommon, headings] = row;
    const rest = texts?.pages[page];
    const other = names === '' ? [] : names.split('\n');
    const shared = { page, pageTitle, url: `${file.site}${path}`, isCommon: isCommon === 1 };
    let trail: (string | null)[] = [file.parts[part] ?? '', pageTitle];
    documents.push({
      ...shared,
      id: documents.length,
      trail,
      level: 1,
      anchor: '',
      title: pageTitle,
      names: other,
      description: rest?.[0] ?? '',
      // Members that were generated are their own names only.
      outline: headings.map(([, , title]) => title).join('\n'),
      text: rest?.[1] ?? '',
      generated: false,
      rank,
      exactKeys: keysOf([pageTitle, ...other], true),
      keys: keysOf([pageTitle, ...other], false),
      isCommonplace: false,
    });
    for (const { anchor, level, title, text, generated } of sectionsOf(headings, rest)) {
      trail = trailBelow(trail, level, title);
      documents.push({
        ...shared,
        id: documents.length,
        trail,
        level,
        anchor,
        title,
        names: [],
        description: '',
        outline: '',
        text,
        generated,
        rank: generated ? rank / 2 : rank,
        exactKeys: keysOf([title], true),
        keys: keysOf([title], false),
        isCommonplace: false,
      });
    }
  });
  markCommonplace(documents);
  return documents;
}

const titles = new WeakMap<SearchDocument, { terms: ReadonlySet<string>; length: number }>();

function titleOf(document: SearchDocument): { terms: ReadonlySet<string>; length: number } {
  const known = titles.get(document);
  if (known) return known;
  const text = [document.title, ...document.names].join('\n');
  const length = words(document.title).reduce(
    (sum, word) => sum + (word.kind === 'unspaced' ? Math.ceil(word.text.length / 4) : 1),
    0,
  );
  const read = { terms: new Set(tokenize(text).map(({ term }) => term)), length };
  titles.set(document, read);
  return read;
}

/** Terms of a document's title. */
export function titleTerms(document: SearchDocument): ReadonlySet<string> {
  return titleOf(document).terms;
}

/** About how many words a title has. */
export function titleLength(document: SearchDocument): number {
  return titleOf(document).length;
}
