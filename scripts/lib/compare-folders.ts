import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

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
