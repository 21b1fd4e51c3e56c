import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inlineScripts } from '../../src/lib/csp';
import { isDemoPage } from '../../config/headers';

/**
 * Hash sources of all inline scripts in the pages of a built site, each once, sorted. Live demos are left
 * out: their pages carry policies of their own.
 *
 * @param dir folder with the built site
 */
export function builtScripts(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isDemoPage(relative(dir, path).split(sep).join('/')));
  const hashes = pages.flatMap((page) => inlineScripts(readFileSync(page, 'utf8')));
  return [...new Set(hashes)].sort();
}
