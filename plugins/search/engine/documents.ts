import { longAnchor } from '../embedded/format';
import type { HeadingFile, HeadingRow, TextFile, TextRow } from '../embedded/format';
import { nameKeys, nameTerms, words, type NameKeys } from '../words/tokenize';

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
  /** About how many words a page's title has. */
  length: number;
  pageTitle: string;
  /** The page's title in one piece, as {@link nameTerms} writes it in the singular. */
  pageKey: string;
  /** The part of the site and the headings above, without the page's own title. */
  above: string;
  /** Other names of a page. */
  names: string[];
  /** One line on what a page is about. */
  description: string;
  text: string;
  generated: boolean;
  isCommon: boolean;
  /** 0 to 100. */
  rank: number;
  /** Names that it is asked for by, as {@link nameTerms} writes them. */
  keys: string[];
}

const DEEPEST = 6;

/** What a section is asked for by: its name, and that behind the name of its page. */
function sectionKeys(page: NameKeys, title: string): string[] {
  const own = nameKeys(title);
  const whole = { exact: page.exact + own.exact, singular: page.singular + own.singular };
  return [own, whole].flatMap(nameTerms);
}

function lengthOf(title: string): number {
  return words(title).reduce(
    (sum, word) => sum + (word.kind === 'unspaced' ? Math.ceil(word.text.length / 4) : 1),
    0,
  );
}

function trailBelow(trail: readonly (string | null)[], level: number, title: string) {
  const above = Array.from({ length: level }, (_, index) => trail[index] ?? null);
  return [...above, title].slice(0, DEEPEST + 1);
}

function aboveOf(trail: readonly (string | null)[]): string {
  return trail.filter((_, index) => index !== 1 && index < trail.length - 1).join('\n');
}

/** A heading with what stands under it. */
type Section = Pick<SearchDocument, 'anchor' | 'level' | 'title' | 'text' | 'generated'>;

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
    const [path, pageTitle, part, rank, otherNames, isCommon, headings] = row;
    const rest = texts?.pages[page];
    const names = otherNames === '' ? [] : otherNames.split('\n');
    const pageKeys = nameKeys(pageTitle);
    const shared = {
      page,
      pageTitle,
      pageKey: nameTerms(pageKeys)[1],
      url: `${file.site}${path}`,
      isCommon: isCommon === 1,
      rank,
    };
    let trail: (string | null)[] = [file.parts[part] ?? '', pageTitle];
    documents.push({
      ...shared,
      id: documents.length,
      trail,
      above: aboveOf(trail),
      level: 1,
      anchor: '',
      title: pageTitle,
      length: lengthOf(pageTitle),
      names,
      description: rest?.[0] ?? '',
      text: rest?.[1] ?? '',
      generated: false,
      keys: [pageKeys, ...names.map(nameKeys)].flatMap(nameTerms),
    });
    for (const section of sectionsOf(headings, rest)) {
      trail = trailBelow(trail, section.level, section.title);
      documents.push({
        ...shared,
        ...section,
        id: documents.length,
        trail,
        above: aboveOf(trail),
        length: 0,
        names: [],
        description: '',
        keys: sectionKeys(pageKeys, section.title),
      });
    }
  });
  return documents;
}
