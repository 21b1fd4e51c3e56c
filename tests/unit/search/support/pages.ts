import { buildIndexes } from '../../../../plugins/search/embedded/build';
import { SearchEngine } from '../../../../plugins/search/engine/engine';
import { recordsOf } from '../../../../plugins/search/extract/records';
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
}

/** The page that a draft describes. */
export function page(draft: Draft): PageContent {
  const { path, title, text = [], sections = [], names = [], description = '' } = draft;
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

/** An engine with all texts of some pages; posts of the blog count half. */
export async function engineOf(drafts: readonly Draft[]): Promise<SearchEngine> {
  const names = new Map(drafts.map((draft) => [`${SITE}${draft.path}`, draft.names ?? []]));
  const records = drafts.flatMap((draft) => recordsOf(page(draft), [[/^(?:ja\/)?blog\//, 50]]));
  const [built] = buildIndexes(records, { site: SITE, names });
  if (!built) throw new Error('nothing was built');
  const made = new SearchEngine(built.headings);
  await made.addText(built.text);
  return made;
}
