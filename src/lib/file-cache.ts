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

/** Days after which a file that no build has used is thrown away. */
const KEPT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** Files by what they are made of, kept from build to build and shared by all languages. */
export interface FileCache {
  read(key: string): Buffer | undefined;
  write(key: string, content: string | Uint8Array): void;
}

/** Name of a file: a hash of everything that decides what is in it. */
export function contentKey(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/**
 * Opens the cache in a folder, and throws away what has not been used for {@link KEPT_DAYS}.
 *
 * @param extension of its files, without a dot
 */
export function openCache(folder: string, extension: string): FileCache {
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
      const path = join(folder, `${key}.${extension}`);
      const time = used.get(`${key}.${extension}`) ?? 0;
      if (time < oldest) return undefined;
      if (Date.now() - time > DAY) utimesSync(path, new Date(), new Date());
      return readFileSync(path);
    },
    write(key, content) {
      writeFileSync(join(folder, `${key}.${extension}`), content);
      used.set(`${key}.${extension}`, Date.now());
    },
  };
}
