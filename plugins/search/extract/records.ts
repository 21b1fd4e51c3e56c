import { createHash } from 'node:crypto';
import { GENERATED } from '../tuning';
import { LEVELS, type Hierarchy, type Level, type PageContent, type SearchRecord } from '../types';

/** DocSearch's weights of levels. */
const LEVEL_WEIGHTS: Record<Level | 'content', number> = {
  lvl0: 100,
  lvl1: 90,
  lvl2: 80,
  lvl3: 70,
  lvl4: 60,
  lvl5: 50,
  lvl6: 40,
  content: 0,
};

function emptyHierarchy(part: string, title: string): Hierarchy {
  return { lvl0: part, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
}

function under(hierarchy: Hierarchy, level: number, title: string): Hierarchy {
  const deeper = LEVELS.filter((_, index) => index > level);
  return {
    ...hierarchy,
    ...Object.fromEntries(deeper.map((name) => [name, null])),
    [LEVELS[level] as Level]: title,
  };
}

function idOf(url: string, type: string, position: number): string {
  return createHash('sha256').update(`${url}\n${type}\n${position}`).digest('hex').slice(0, 24);
}

/**
 * Turns a page into DocSearch records: one for the title, one for each heading, one for each block of
 * text.
 */
export function recordsOf(page: PageContent): SearchRecord[] {
  const { url, language, version, tag, part, title, description, rank, sections } = page;
  const records: SearchRecord[] = [];
  let hierarchy = emptyHierarchy(part, title);
  for (const { anchor, level, title: heading, generated, blocks } of sections) {
    hierarchy = level > 1 ? under(hierarchy, level, heading) : hierarchy;
    const address = anchor === null ? url : `${url}#${anchor}`;
    const add = (type: SearchRecord['type'], content: string | null): void => {
      const position = records.length;
      records.push({
        objectID: idOf(address, type, records.length),
        url: address,
        url_without_anchor: url,
        anchor,
        type,
        hierarchy,
        content,
        lang: language,
        language,
        ...(version !== undefined && { version }),
        docusaurus_tag: tag,
        weight: {
          page_rank: generated ? rank * GENERATED : rank,
          level: LEVEL_WEIGHTS[type],
          position,
        },
      });
    };
    add(LEVELS[level] as SearchRecord['type'], level === 1 && description ? description : null);
    for (const block of blocks) add('content', block);
  }
  return records;
}
