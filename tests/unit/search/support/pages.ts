import { buildIndexes, type BuiltIndex } from '../../../../plugins/search/embedded/build';
import { SearchEngine } from '../../../../plugins/search/engine/engine';
import type { PageContent, Section } from '../../../../plugins/search/types';

/** Address of the site that the pages are on. */
export const SITE = 'https://example.org/docs/';

/** What a test says of a page; the rest is the same for all. */
export interface Draft {
  path: string;
  title: string;
  text?: string[];
  sections?: (Partial<Section> & { title: string })[];
  names?: string[];
  description?: string;
  tag?: string;
  rank?: number;
}

/** The page that a draft describes. */
export function page(draft: Draft): PageContent {
  const { path, title, text = [], sections = [], names = [], description = '' } = draft;
  const { rank = 100 } = draft;
  const tag = draft.tag ?? 'docs-default-current';
  return {
    url: `${SITE}${path}`,
    path,
    language: 'en',
    tag,
    ...(tag !== 'default' && { version: tag.replace('docs-default-', '') }),
    part: 'Guides',
    title,
    description,
    rank,
    names,
    sections: [
      { anchor: null, level: 1, title, generated: false, blocks: text },
      ...sections.map((section, index): Section => ({
        anchor: `s${index}`,
        level: 2,
        generated: false,
        blocks: [],
        ...section,
      })),
    ],
  };
}

/** The index of some pages. */
export function indexOf(drafts: readonly Draft[]): BuiltIndex {
  const [built] = buildIndexes(drafts.map(page), SITE);
  if (!built) throw new Error('nothing was built');
  return built;
}

/** An engine with all texts of some pages. */
export async function engineOf(drafts: readonly Draft[]): Promise<SearchEngine> {
  const { headings, text } = indexOf(drafts);
  const made = new SearchEngine(headings);
  await made.addText(text);
  return made;
}
