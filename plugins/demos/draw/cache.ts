import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Days after which a drawing that no build has used is thrown away. */
const KEPT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** Drawings by what they are made of, kept from build to build and shared by all languages. */
export interface DrawingCache {
  read(key: string): string | undefined;
  write(key: string, html: string): void;
}

/** Name of a drawing: a hash of everything that decides what it looks like. */
export function drawingKey(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Opens the cache in a folder, and throws away what has not been used for {@link KEPT_DAYS}. */
export function openCache(folder: string): DrawingCache {
  mkdirSync(folder, { recursive: true });
  const oldest = Date.now() - KEPT_DAYS * DAY;
  const used = new Map(
    readdirSync(folder).map((file) => [file, statSync(join(folder, file)).mtimeMs]),
  );
  for (const [file, time] of used) {
    if (time < oldest) rmSync(join(folder, file), { force: true });
  }
  return {
    read(key) {
      const path = join(folder, `${key}.html`);
      const time = used.get(`${key}.html`) ?? 0;
      if (time < oldest) return undefined;
      if (Date.now() - time > DAY) utimesSync(path, new Date(), new Date());
      return readFileSync(path, 'utf8');
    },
    write(key, html) {
      writeFileSync(join(folder, `${key}.html`), html);
    },
  };
}
