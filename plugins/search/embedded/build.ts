import { createHash } from 'node:crypto';
import { LEVELS, type Level, type SearchRecord } from '../types';
import { COMMON_TAG, FORMAT, type HeadingFile, type HeadingRow, type PageRow } from './format';
import type { TextFile } from './format';

/** Of a generated member only so much of its description is searched: names are what people type. */
const GENERATED_TEXT = 140;
/** Blocks of a generated member that are searched: its description, not the facts below it. */
const GENERATED_BLOCKS = 1;

interface BuiltPage {
  row: PageRow;
  texts: string[];
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

function textOf(blocks: readonly string[], generated: boolean): string {
  return generated ? blocks.slice(0, GENERATED_BLOCKS).map(shorten).join('\n') : blocks.join('\n');
}

function buildPage(records: readonly SearchRecord[], parts: string[], options: Options): BuiltPage {
  const [first] = records;
  if (!first) throw new Error('a page without records');
  const { url_without_anchor: url, hierarchy, weight, docusaurus_tag: tag } = first;
  const headings: HeadingRow[] = [];
  const blocks: { texts: string[]; generated: boolean }[] = [{ texts: [], generated: false }];
  for (const { type, anchor, hierarchy: own, content, weight: of } of records.slice(1)) {
    const generated = of.page_rank < weight.page_rank;
    if (type === 'content') blocks.at(-1)?.texts.push(content ?? '');
    else {
      const title = own[type] ?? '';
      headings.push([anchor ?? '', LEVELS.indexOf(type as Level), title, ...marker(generated)]);
      blocks.push({ texts: [], generated });
    }
  }
  if (!parts.includes(hierarchy.lvl0)) parts.push(hierarchy.lvl0);
  return {
    row: [
      url.startsWith(options.site) ? url.slice(options.site.length) : '',
      hierarchy.lvl1,
      parts.indexOf(hierarchy.lvl0),
      weight.page_rank,
      first.content ?? '',
      (options.names.get(url) ?? []).join('\n'),
      tag === COMMON_TAG ? 1 : 0,
      headings,
    ],
    texts: blocks.map(({ texts, generated }) => textOf(texts, generated)),
  };
}

function marker(generated: boolean): [] | [1] {
  return generated ? [1] : [];
}

function buildIndex(tag: string, records: readonly SearchRecord[], options: Options): BuiltIndex {
  const parts: string[] = [];
  const pages = groupByPage(records).map((page) => buildPage(page, parts, options));
  const rows = pages.map(({ row }) => row);
  const texts = pages.map((page) => page.texts);
  const id = createHash('sha256')
    .update(JSON.stringify([FORMAT, rows, texts]))
    .digest('hex')
    .slice(0, 12);
  const language = records[0]?.language ?? '';
  return {
    headings: { format: FORMAT, id, tag, language, site: options.site, parts, pages: rows },
    text: { format: FORMAT, id, texts },
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
