import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
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
  remove(key: string): void;
}

/** Name of a file: a hash of everything that decides what is in it. */
export function contentKey(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Bytes of the hash that stands before a file's content. */
const SUM = 32;

const sumOf = (content: string | Uint8Array): Buffer =>
  createHash('sha256').update(content).digest();

/**
 * Writes a file that is whole or not there, also when the process is killed.
 *
 * @throws Error that names the file, such as on a full disk, where nothing of it is left
 */
function writeWhole(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/**
 * Opens the cache in a folder, and throws away what has not been used for {@link KEPT_DAYS}. A file that is not as it
 * was written, or gone, counts as one that was never there.
 *
 * @param extension of its files, without a dot
 */
export function openCache(folder: string, extension: string): FileCache {
  mkdirSync(folder, { recursive: true });
  const oldest = Date.now() - KEPT_DAYS * DAY;
  const used = new Map(
    readdirSync(folder).map((file) => [
      file,
      // Another server may have renamed it
      statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ]),
  );
  for (const [file, time] of used) {
    if (time < oldest) rmSync(join(folder, file), { force: true });
  }
  return {
    read(key) {
      const path = join(folder, `${key}.${extension}`);
      const time = used.get(`${key}.${extension}`) ?? 0;
      if (time < oldest) return undefined;
      try {
        if (Date.now() - time > DAY) utimesSync(path, new Date(), new Date());
        const file = readFileSync(path);
        const content = file.subarray(SUM);
        return sumOf(content).equals(file.subarray(0, SUM)) ? content : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, content) {
      writeWhole(
        join(folder, `${key}.${extension}`),
        Buffer.concat([sumOf(content), Buffer.from(content)]),
      );
      used.set(`${key}.${extension}`, Date.now());
    },
    remove(key) {
      rmSync(join(folder, `${key}.${extension}`), { force: true });
    },
  };
}
