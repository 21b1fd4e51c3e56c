import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/lib/files-below';

/**
 * The files that are in one of two folders only, or differ in a byte.
 *
 * @returns their paths below the folders, sorted
 */
export function differingFiles(one: string, other: string): string[] {
  const [first, second] = [new Set(filesBelow(one)), new Set(filesBelow(other))];
  return [...new Set([...first, ...second])].sort().filter((name) => {
    if (!first.has(name) || !second.has(name)) return true;
    return !readFileSync(join(one, name)).equals(readFileSync(join(other, name)));
  });
}
