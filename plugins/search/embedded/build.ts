import { createHash } from 'node:crypto';
import type { SiteFacts } from '../extract/page';
import { readSite } from '../extract/site';
import type { PageContent, Section } from '../types';
import { COMMON_TAG, FORMAT, shortAnchor } from './format';
import type { HeadingFile, HeadingRow, MemberRow, PageRow, TextFile, TextRow } from './format';

/** Of a generated member only the beginning of its description is searched: names are what people type. */
const GENERATED_TEXT = 100;

/** Sections that only say where to read on: what they name is what other pages are about. */
const POINTERS = /^(?:next-steps?|related)$/;
/** A block that so many sections have, such as the head of a table, says nothing about any of them. */
const EVERYWHERE = 6;

/** Both files of one docs version. */
export interface BuiltIndex {
  headings: HeadingFile;
  text: TextFile;
}

function shorten(text: string): string {
  if (text.length <= GENERATED_TEXT) return text;
  const cut = text.slice(0, GENERATED_TEXT);
  const sentence = /^.*?[.。!?！？](?=\s|$|[^\w.])/su.exec(cut)?.[0];
  return sentence ?? `${cut.replace(/\s*\p{Script=Latin}*$/u, '')}…`;
}

/** Blocks that many sections have. */
function repeatedBlocks(pages: readonly PageContent[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { blocks } of pages.flatMap(({ sections }) => sections)) {
    for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([block, count]) => (count < EVERYWHERE ? [] : [block])));
}

function headingsOf({ sections }: PageContent): HeadingRow[] {
  return sections.flatMap(({ anchor, level, title, generated }): HeadingRow[] =>
    level === 1 || generated ? [] : [[anchor ?? '', level, title]],
  );
}

function restOf({ description, sections }: PageContent, repeated: ReadonlySet<string>): TextRow {
  const rowOf = ({ anchor, level, title, generated, blocks }: Section): string | MemberRow => {
    const telling = blocks.filter((block) => !repeated.has(block));
    if (generated) {
      // Its description, not the facts below it
      const [about = ''] = telling;
      return [shortAnchor(anchor ?? '', title), level, title, shorten(about)];
    }
    return POINTERS.test(anchor ?? '') ? '' : telling.join('\n');
  };
  const [own, ...below] = sections.map(rowOf);
  return [description, own as string, ...below];
}

function buildIndex(tag: string, pages: readonly PageContent[], site: string): BuiltIndex {
  const repeated = repeatedBlocks(pages);
  const parts = [...new Set(pages.map(({ part }) => part))];
  const rows = pages.map((page): PageRow => [
    page.url.startsWith(site) ? page.url.slice(site.length) : '',
    page.title,
    parts.indexOf(page.part),
    page.rank,
    page.names.join('\n'),
    page.tag === COMMON_TAG ? 1 : 0,
    headingsOf(page),
  ]);
  const texts = pages.map((page) => restOf(page, repeated));
  const id = createHash('sha256')
    .update(JSON.stringify([FORMAT, rows, texts]))
    .digest('hex')
    .slice(0, 12);
  const language = pages[0]?.language ?? '';
  return {
    headings: { format: FORMAT, id, tag, language, site, parts, pages: rows },
    text: { format: FORMAT, id, pages: texts },
  };
}

/**
 * Builds the embedded index of each docs version from one locale's pages. Pages of no version are in all of them, so
 * that a reader's browser loads a single index.
 *
 * @param site absolute address of the locale's site, with a slash at its end
 */
export function buildIndexes(pages: readonly PageContent[], site: string): BuiltIndex[] {
  const tags = [...new Set(pages.map(({ tag }) => tag))];
  const versions = tags.filter((tag) => tag !== COMMON_TAG);
  return (versions.length > 0 ? versions : tags).map((tag) =>
    buildIndex(
      tag,
      pages.filter((page) => page.tag === tag || page.tag === COMMON_TAG),
      site,
    ),
  );
}

/**
 * Reads the built pages of one language and makes the indexes of its versions.
 *
 * @param folder where the pages are
 * @param siteUrl origin of the site
 * @param others the other languages, whose folders are no pages of this one
 */
export function indexLocale(
  folder: string,
  siteUrl: string,
  facts: SiteFacts,
  others: readonly string[],
): BuiltIndex[] {
  return buildIndexes(readSite(folder, facts, others), new URL(facts.baseUrl, siteUrl).href);
}
