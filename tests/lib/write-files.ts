import { join } from 'node:path';
import { outputFile } from '../../src/lib/output-file';

/** Writes files, by their paths, below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) outputFile(join(folder, path), text);
}
