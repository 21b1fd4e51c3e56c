import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all pages below a folder, relative to it, sorted; partials (`_name.mdx`) are left out. */
export function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.name.startsWith('_'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
