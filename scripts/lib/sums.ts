import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeWhole } from '../../src/lib/file-cache';
import { ROOT } from './run';

/** A short name for texts: the same texts in the same order have the same one. */
export function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/**
 * The texts of a file, or of everything below a folder in the order of the names; none where nothing is.
 *
 * @param path relative to the project's root, with forward slashes
 */
export function textsIn(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (/\.\w+$/.test(path)) return [readFileSync(full, 'utf8').replaceAll('\r\n', '\n')];
  return readdirSync(full)
    .sort()
    .flatMap((name) => textsIn(`${path}/${name}`));
}

/** Sums of what has passed, by title, in a file of the repository. A failure is never in it. */
export class PassedSums {
  private readonly path: string;
  private readonly sums: Map<string, string>;

  /** @param file relative to the project's root */
  constructor(file: string) {
    this.path = resolve(ROOT, file);
    try {
      const known = JSON.parse(readFileSync(this.path, 'utf8')) as { [title: string]: string };
      this.sums = new Map(Object.entries(known));
    } catch {
      // None yet, or one that was cut short: nothing has passed
      this.sums = new Map();
    }
  }

  has(title: string, sum: string): boolean {
    return this.sums.get(title) === sum;
  }

  /** Remembers that something has passed. */
  add(title: string, sum: string): void {
    this.sums.set(title, sum);
  }

  /** Forgets what has failed: what passed before with the same sum may have been luck. */
  remove(title: string): void {
    this.sums.delete(title);
  }

  /**
   * Writes the record, without what there is no more.
   *
   * @param titles all that there are, in their order
   */
  write(titles: readonly string[]): void {
    const known = titles.flatMap((title) => {
      const sum = this.sums.get(title);
      return sum === undefined ? [] : [[title, sum] as const];
    });
    const text = `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`;
    if (!existsSync(this.path) || readFileSync(this.path, 'utf8') !== text) {
      mkdirSync(dirname(this.path), { recursive: true });
      writeWhole(this.path, text);
    }
  }
}
