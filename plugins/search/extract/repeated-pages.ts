import type { PageContent } from '../types';

/** Folders that must have a page for it to be one of several alike. */
const SEVERAL = 3;
/** What a page counts beside others alike, for each level of folders that it is down in. */
const SHARE = 0.85;

/** The folder that a path begins with, below its version's, and the rest. */
function divide({ path, version }: PageContent): [folder: string, rest: string] {
  const [first = '', ...others] = path.split('/');
  const [folder = '', ...rest] = first === version ? others : [first, ...others];
  return [folder, rest.join('/')];
}

function keyOf(page: PageContent): string {
  return `${page.tag} ${divide(page)[1]}`;
}

/**
 * Makes pages count less that several folders have, such as the same guide or tutorial for each
 * framework: whoever wants that of one names it, and whoever names none is answered by a page for
 * all. The pages of a tutorial, a level further down, are steps of something.
 */
export function weighRepeatedPages(pages: readonly PageContent[]): PageContent[] {
  const folders = new Map<string, Set<string>>();
  for (const page of pages) {
    const [folder, rest] = divide(page);
    if (rest === '') continue;
    const key = keyOf(page);
    folders.set(key, (folders.get(key) ?? new Set()).add(folder));
  }
  return pages.map((page) => {
    const count = folders.get(keyOf(page))?.size ?? 0;
    const depth = divide(page)[1].split('/').length;
    return count < SEVERAL ? page : { ...page, share: SHARE ** depth };
  });
}
