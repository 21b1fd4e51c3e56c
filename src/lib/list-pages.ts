import { filesBelow } from './files-below';

/** Paths of all pages below a folder, relative to it, sorted; partials (`_name.mdx`) are left out. */
export function listPages(folder: string): string[] {
  return filesBelow(folder).filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file));
}
