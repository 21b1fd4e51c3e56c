import { sidebarDocs, type SidebarItem } from '../../src/lib/sidebar-docs';
import { LLMS_FILES, copyPath, type CopyWords } from './types';
import type { CopiedPage, CopiedVersion } from './pages';

/** A list of pages under a heading. */
interface Section {
  heading: string;
  pages: CopiedPage[];
}

/** The list of another version or language. */
export interface OtherList {
  title: string;
  url: string;
}

/** What a list of pages is made of. */
export interface ListFacts {
  /** Title of the list. */
  title: string;
  siteUrl: string;
  words: CopyWords;
  /** Address of the file with all pages. */
  full: string;
  others: readonly OtherList[];
}

/** The heading that the format keeps for what a reader in a hurry may leave out. */
const OPTIONAL = 'Optional';

/** Ids of all pages of some entries of a sidebar. */
function idsIn(items: readonly SidebarItem[]): string[] {
  return sidebarDocs(items).map(({ id }) => id);
}

/** A section for each category of each sidebar; pages beside categories are under the sidebar's first one. */
function idSections({ sidebars }: CopiedVersion): { heading?: string; ids: string[] }[] {
  return Object.values(sidebars).flatMap((sidebar) => [
    { ids: idsIn(sidebar.filter(({ type }) => type !== 'category')) },
    ...sidebar.flatMap((item) =>
      item.type === 'category' ? [{ heading: item.label, ids: idsIn([item]) }] : [],
    ),
  ]);
}

/**
 * The pages of a version in the order of its sidebars, each once, and at the end those that no sidebar has.
 *
 * @param docs copies of all pages of the version
 */
export function sectionsOf(version: CopiedVersion, docs: readonly CopiedPage[]): Section[] {
  const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink]));
  const left = new Map(
    docs.filter(({ isUnlisted }) => !isUnlisted).map((page) => [page.permalink, page]),
  );
  const take = (id: string): CopiedPage[] => {
    const permalink = permalinks.get(id) ?? '';
    const page = left.get(permalink);
    left.delete(permalink);
    return page ? [page] : [];
  };
  const sections = idSections(version).flatMap(({ heading, ids }): Section[] => {
    const pages = ids.flatMap(take);
    const [first] = pages;
    return first ? [{ heading: heading ?? first.title, pages }] : [];
  });
  return left.size > 0 ? [...sections, { heading: OPTIONAL, pages: [...left.values()] }] : sections;
}

function link(title: string, url: string, text: string): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${url})${text === '' ? '' : `: ${text.replace(/\s+/g, ' ')}`}`;
}

/** A list of pages in the format of `llms.txt`. See https://llmstxt.org/ */
export function llmsIndex(sections: readonly Section[], facts: ListFacts): string {
  const { title, siteUrl, words, full, others } = facts;
  const lists = sections.map(({ heading, pages }) => [
    `## ${heading}`,
    pages
      .map((page) =>
        link(page.title, new URL(copyPath(page.permalink), siteUrl).href, page.description),
      )
      .join('\n'),
  ]);
  return `${[
    `# ${title}`,
    `> ${words.about}`,
    words.hint,
    link(words.full, full, ''),
    ...lists.flat(),
    ...(others.length > 0 ? [`## ${words.others}`] : []),
    others.map((other) => link(other.title, other.url, '')).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

/** All pages of the sections in one text, one after the other, each with its own front matter. */
export function llmsFull(
  sections: readonly Section[],
  copies: ReadonlyMap<string, string>,
  { title, words }: Pick<ListFacts, 'title' | 'words'>,
): string {
  const texts = sections.flatMap(({ pages }) =>
    pages.map(({ permalink }) => copies.get(permalink) ?? ''),
  );
  return [`# ${title}\n\n> ${words.about}\n`, ...texts].join('\n');
}

/**
 * Addresses of the two lists of a version.
 *
 * @param path of the version, such as `/docs/v7`
 */
export function listPaths(path: string): { index: string; full: string } {
  const folder = path.replace(/\/?$/, '/');
  return { index: `${folder}${LLMS_FILES.index}`, full: `${folder}${LLMS_FILES.full}` };
}
