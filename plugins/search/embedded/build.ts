import { createHash } from 'node:crypto';
import { LEVELS, type SearchRecord } from '../types';
import { COMMON_TAG, FORMAT, shortAnchor } from './format';
import type { HeadingFile, HeadingRow, MemberRow, PageRow, TextFile, TextRow } from './format';

/** Of a generated member only so much of its description is searched: names are what people type. */
const GENERATED_TEXT = 100;
/** Blocks of a generated member that are searched: its description, not the facts below it. */
const GENERATED_BLOCKS = 1;

/** Sections that only say where to read on: what they name is what other pages are about. */
const POINTERS = /^(?:next-steps?|related)$/;
/** A block that so many sections have, such as the head of a table, says nothing about any of them. */
const EVERYWHERE = 6;

interface BuiltPage {
  row: PageRow;
  rest: TextRow;
}

/** Both files of one docs version. */
export interface BuiltIndex {
  headings: HeadingFile;
  text: TextFile;
}

interface Options {
  /** Absolute address of the locale's site, with a slash at its end. */
  site: string;
  /** Other names of a page by its address. */
  names: ReadonlyMap<string, readonly string[]>;
}

function groupByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const known = pages.get(record.url_without_anchor);
    if (known) known.push(record);
    else pages.set(record.url_without_anchor, [record]);
  }
  return [...pages.values()];
}

function shorten(text: string): string {
  if (text.length <= GENERATED_TEXT) return text;
  const cut = text.slice(0, GENERATED_TEXT);
  const sentence = /^.*?[.。!?！？](?=\s|$|[^\w.])/su.exec(cut)?.[0];
  return sentence ?? cut.replace(/[\s\p{Script=Latin}]*$/u, '');
}

/** Text of one section, before and after it is complete. */
interface Section {
  blocks: string[];
  /** The heading, where it was generated. */
  member?: [anchor: string, level: number, title: string];
  isPointer?: boolean;
}

function sectionRow({ blocks, member }: Section): string | MemberRow {
  if (!member) return blocks.join('\n');
  return [...member, blocks.slice(0, GENERATED_BLOCKS).map(shorten).join('\n')];
}

/** Blocks that many sections have. */
function repeated(records: readonly SearchRecord[]): ReadonlySet<string | null> {
  const sections = new Map<string, Set<string>>();
  for (const { type, content, url } of records) {
    if (type !== 'content' || content === null) continue;
    sections.set(content, (sections.get(content) ?? new Set()).add(url));
  }
  return new Set([...sections].flatMap(([text, { size }]) => (size < EVERYWHERE ? [] : [text])));
}

interface PageOptions extends Options {
  /** Blocks that are left out. */
  everywhere: ReadonlySet<string | null>;
}

function buildPage(
  records: readonly SearchRecord[],
  parts: string[],
  options: PageOptions,
): BuiltPage {
  const [first] = records;
  if (!first) throw new Error('a page without records');
  const { url_without_anchor: url, hierarchy, weight, docusaurus_tag: tag } = first;
  const headings: HeadingRow[] = [];
  const page: Section = { blocks: [] };
  const sections: Section[] = [];
  for (const { type, anchor, hierarchy: own, content, weight: of } of records.slice(1)) {
    if (type === 'content') {
      const section = sections.at(-1) ?? page;
      if (!section.isPointer && !options.everywhere.has(content))
        section.blocks.push(content ?? '');
      continue;
    }
    const title = own[type] ?? '';
    const level = LEVELS.indexOf(type);
    // What was generated weighs less than its page.
    if (of.page_rank < weight.page_rank) {
      sections.push({ blocks: [], member: [shortAnchor(anchor ?? '', title), level, title] });
    } else {
      headings.push([anchor ?? '', level, title]);
      sections.push({ blocks: [], isPointer: POINTERS.test(anchor ?? '') });
    }
  }
  if (!parts.includes(hierarchy.lvl0)) parts.push(hierarchy.lvl0);
  return {
    row: [
      url.startsWith(options.site) ? url.slice(options.site.length) : '',
      hierarchy.lvl1,
      parts.indexOf(hierarchy.lvl0),
      weight.page_rank,
      (options.names.get(url) ?? []).join('\n'),
      tag === COMMON_TAG ? 1 : 0,
      headings,
    ],
    rest: [first.content ?? '', page.blocks.join('\n'), ...sections.map(sectionRow)],
  };
}

function buildIndex(tag: string, records: readonly SearchRecord[], options: Options): BuiltIndex {
  const parts: string[] = [];
  const pageOptions = { ...options, everywhere: repeated(records) };
  const pages = groupByPage(records).map((page) => buildPage(page, parts, pageOptions));
  const rows = pages.map(({ row }) => row);
  const rest = pages.map((page) => page.rest);
  const id = createHash('sha256')
    .update(JSON.stringify([FORMAT, rows, rest]))
    .digest('hex')
    .slice(0, 12);
  const language = records[0]?.language ?? '';
  return {
    headings: { format: FORMAT, id, tag, language, site: options.site, parts, pages: rows },
    text: { format: FORMAT, id, pages: rest },
  };
}

/**
 * Builds the embedded index of each docs version from one locale's records. Pages of no version are
 * in all of them, so that a reader's browser loads a single index.
 */
export function buildIndexes(records: readonly SearchRecord[], options: Options): BuiltIndex[] {
  const tags = [...new Set(records.map((record) => record.docusaurus_tag))];
  const versions = tags.filter((tag) => tag !== COMMON_TAG);
  return (versions.length > 0 ? versions : tags).map((tag) =>
    buildIndex(
      tag,
      records.filter(({ docusaurus_tag: own }) => own === tag || own === COMMON_TAG),
      options,
    ),
  );
}
