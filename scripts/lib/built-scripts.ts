import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScripts } from '../../src/lib/csp';
import { filesBelow } from '../../src/lib/files-below';
import { isDemoPage } from '../../config/headers';

/**
 * Hash sources of all inline scripts in the pages of a built site, each once, sorted. Live demos are left
 * out: their pages carry policies of their own.
 *
 * @param dir folder with the built site
 */
export function builtScripts(dir: string): string[] {
  const pages = filesBelow(dir).filter((path) => path.endsWith('.html') && !isDemoPage(path));
  const hashes = pages.flatMap((page) => inlineScripts(readFileSync(join(dir, page), 'utf8')));
  return [...new Set(hashes)].sort();
}
