import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(?:js|jsx|ts|tsx|md|mdx|css|json)$/;
const WORD = /-{0,2}[A-Za-z][\w-]*/g;

/** Every name that the sources in some folders could mean a class or a custom property by. */
export function wordsIn(folders: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !SOURCE.test(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [word] of text.matchAll(WORD)) words.add(word);
    }
  }
  return words;
}
