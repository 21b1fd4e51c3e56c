import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Joi from 'joi';
import { JsonError, parseJson } from '../../../../src/lib/json';
import { schemaProblems } from '../../../../src/lib/schema-problems';
import { readFrontMatter, type Problem } from '../../../lib/page';

/** A file of data: what it holds, and what is wrong with it. */
export interface DataFile {
  path: string;
  text: string;
  /** Its keys; none where it cannot be read. */
  data: Readonly<Record<string, unknown>>;
  problems: Problem[];
}

function at(path: string, line: number, message: string, column = 1): Problem {
  return { path, line, column, message };
}

/** Whether a value is an object with keys. */
export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The file of YAML at a path; nothing where there is none. */
export function readYaml(root: string, path: string): DataFile | undefined {
  const text = readText(root, path);
  if (text === undefined) return undefined;
  const problems: Problem[] = [];
  // As front matter, which the reader of pages has the messages for; a line is added above it.
  const page = `---\n${text}\n---\n`;
  const data = readFrontMatter(page, page.split(/\r?\n/), ({ line, column }, message) =>
    problems.push(at(path, line - 1, message.replace(/^front matter /, ''), column)),
  );
  if (data && !isTable(data)) problems.push(at(path, 1, 'accepts groups of keys'));
  return { path, text, data: isTable(data) ? data : {}, problems };
}

/** The file of JSON at a path; nothing where there is none. */
export function readJson(root: string, path: string): DataFile | undefined {
  const text = readText(root, path);
  if (text === undefined) return undefined;
  try {
    const data = parseJson(text);
    return { path, text, data: isTable(data) ? data : { '': data }, problems: [] };
  } catch (error) {
    const { line, message } = error as JsonError;
    return { path, text, data: {}, problems: [at(path, line, message)] };
  }
}

/** Line of a key below an entry at the top level, counted from 1; that of the entry where it is absent. */
function lineOf(text: string, entry: string, key = ''): number {
  const lines = text.split('\n').map((line) => line.replace(/^(\s*)(['"])(.*?)\2/, '$1$3'));
  const top = lines.findIndex((line) => line.trimStart().startsWith(`${entry}:`));
  const below = lines.slice(top + 1);
  const end = below.findIndex((line) => /^\S/.test(line));
  const own = (end < 0 ? below : below.slice(0, end)).findIndex((line) =>
    line.trimStart().startsWith(`${key}:`),
  );
  return Math.max(1, top + 1 + (key === '' || own < 0 ? 0 : own + 1));
}

/** A problem of one entry of a file. */
export function entryProblem(file: DataFile, entry: string, message: string, key = ''): Problem {
  return at(file.path, lineOf(file.text, entry, key), message);
}

/** Compares each entry of a file with a schema. */
export function checkEntries(file: DataFile, schema: Joi.ObjectSchema): Problem[] {
  return Object.entries(file.data).flatMap(([entry, value]) => {
    if (!isTable(value)) return [entryProblem(file, entry, `"${entry}" is no group of keys`)];
    return schemaProblems(schema, value, `"${entry}"`).map(({ key, message }) => {
      const own = message.startsWith(`"${entry}"`) ? message : `"${entry}": ${message}`;
      return entryProblem(file, entry, own, key);
    });
  });
}
