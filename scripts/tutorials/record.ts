import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run';
import { PACKAGES } from './list';
import type { Tutorial } from './types';

/** Sums of the tutorials that have passed; it is part of the repository. */
const RECORD = `${PACKAGES}/passed.json`;

/** What decides how a tutorial goes, besides its pages and packages. */
const RUNNER = [
  'scripts/tutorials',
  'scripts/check-tutorials.ts',
  'scripts/runs/build.ts',
  'scripts/runs/projects.ts',
  'scripts/runs/serve.ts',
  'scripts/runs/stage.ts',
];

function textsIn(path: string): string[] {
  const full = join(ROOT, path);
  if (/\.\w+$/.test(path)) return [readFileSync(full, 'utf8').replaceAll('\r\n', '\n')];
  return readdirSync(full)
    .sort()
    .flatMap((name) => textsIn(`${path}/${name}`));
}

/** Of a tutorial, everything that decides how it goes: the same sum is the same run. */
export function sumOf({ version, packages, pages }: Tutorial): string {
  const lock = `${PACKAGES}/${version}/${packages}/package-lock.json`;
  const hash = createHash('sha256');
  for (const text of [...RUNNER, lock, ...pages].flatMap(textsIn)) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** The name of a tutorial in the record and in messages. */
export function titleOf({ name, version }: Tutorial): string {
  return `${name}, ${version}`;
}

/** Sums of what has passed, by title. A failure is never in it. */
export class Record {
  private readonly sums: Map<string, string>;

  constructor() {
    const path = join(ROOT, RECORD);
    const known: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    this.sums = new Map(Object.entries(known as { [title: string]: string }));
  }

  has(title: string, sum: string): boolean {
    return this.sums.get(title) === sum;
  }

  /** Remembers that a tutorial has passed. */
  add(title: string, sum: string): void {
    this.sums.set(title, sum);
  }

  /**
   * Writes the record, without what is no tutorial any more.
   *
   * @param titles all that there are
   */
  write(titles: readonly string[]): void {
    const known = titles.flatMap((title) => {
      const sum = this.sums.get(title);
      return sum === undefined ? [] : [[title, sum] as const];
    });
    const text = `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`;
    const path = join(ROOT, RECORD);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}
