import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './types';
import { outputFile } from '../../../src/lib/output-file';

type FileStep = Extract<Step, { kind: 'file' }>;
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Puts one object into another: values of the second win, lists are replaced. */
export function merged(base: Json, change: Json): Json {
  const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(base) || !isObject(change)) return change;
  const entries = Object.entries(change).map(([key, value]): [string, Json] => {
    const before = base[key];
    return [key, before === undefined ? value : merged(before, value)];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

function withJson(before: string, code: string): string {
  let change: Json;
  try {
    change = JSON.parse(code) as Json;
  } catch {
    throw new Error('a part of a JSON file must say where it belongs: write all keys around it');
  }
  return `${JSON.stringify(merged(JSON.parse(before) as Json, change), null, 2)}\n`;
}

/** Adds keys of a property list at the end of its outer `dict`. */
function withKeys(before: string, code: string): string {
  const inner = /<plist[^>]*>\s*<dict>([\s\S]*)<\/dict>\s*<\/plist>/.exec(code)?.[1] ?? code;
  const end = before.lastIndexOf('</dict>');
  if (end === -1) throw new Error('the file has no dict');
  return `${before.slice(0, end)}${inner.trim()}\n${before.slice(end)}`;
}

/**
 * Applies a `diff` fence: its kept and removed lines must stand in the file, together and once.
 *
 * @throws Error when they do not
 */
export function patched(before: string, code: string): string {
  try {
    return patchedAtOnce(before, code);
  } catch (error) {
    // Between parts that stand apart in the file is an empty line
    const parts = code.trimEnd().split('\n\n');
    if (parts.length === 1) throw error;
    return parts.reduce(patchedAtOnce, before);
  }
}

function patchedAtOnce(before: string, code: string): string {
  const lines = code.trimEnd().split('\n');
  const bare = (line: string): string => line.slice(1);
  const old = lines.filter((line) => !line.startsWith('+')).map(bare);
  const next = lines.filter((line) => !line.startsWith('-')).map(bare);
  const text = before.split('\n');
  const places = text
    .map((_, index) => index)
    .filter((index) => old.every((line, at) => text[index + at]?.trim() === line.trim()));
  const [place] = places;
  if (place === undefined || old.length === 0) {
    throw new Error('the lines that the page keeps or removes are not in the file');
  }
  if (places.length > 1) throw new Error(`its lines stand ${places.length} times in the file`);
  return [...text.slice(0, place), ...next, ...text.slice(place + old.length)].join('\n');
}

/**
 * What a file is after a step. A fence is the whole file, unless it is a `diff`, or JSON or a property list
 * that is there already: those say what is added or replaced.
 */
function contentsAfter({ path, language, code }: FileStep, before: string | undefined): string {
  if (language === 'diff') {
    if (before === undefined) throw new Error('the page changes it, but it does not exist');
    return patched(before, code);
  }
  if (path.endsWith('.plist')) {
    if (before === undefined) throw new Error('the page adds to it, but it does not exist');
    return withKeys(before, code);
  }
  return before !== undefined && path.endsWith('.json') ? withJson(before, code) : code;
}

/** Writes a file as its fence says. */
export function applyFile(folder: string, step: FileStep): void {
  const path = join(folder, step.path);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const after = contentsAfter(step, before);
  outputFile(path, after);
}

/** Files that readers write, and so may change. */
const SOURCES = /\.(?:css|html|scss|tsx?|vue)$/;

/**
 * Applies a `diff` fence that names no file: to the one file of the app in which its lines stand.
 *
 * @returns the path of the file; nothing when the lines stand in none
 * @throws Error when they stand in several
 */
export function applyChange(folder: string, code: string): string | undefined {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .concat('index.html')
    .filter((path) => SOURCES.test(path) && existsSync(join(folder, path)));
  const changed = files.flatMap((path) => {
    try {
      return [{ path, after: patched(readFileSync(join(folder, path), 'utf8'), code) }];
    } catch {
      return [];
    }
  });
  const [only, ...others] = changed;
  if (only === undefined) return undefined;
  if (others.length > 0)
    throw new Error(`its lines stand in ${changed.map(({ path }) => path).join(', ')}`);
  outputFile(join(folder, only.path), only.after);
  return only.path;
}

/**
 * Replaces every occurrence of one text after the other in a file.
 *
 * @param changes pairs of what goes and what comes
 * @throws Error when none of them stands in it
 */
export function replaceIn(
  folder: string,
  path: string,
  changes: readonly (readonly [string, string])[],
): void {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
  if (after === before) throw new Error(`${path}: has nothing of it`);
  writeFileSync(file, after);
}

/**
 * Deletes a file or a folder.
 *
 * @throws Error when there is none
 */
export function applyDelete(folder: string, path: string): void {
  const full = join(folder, path);
  if (!existsSync(full)) throw new Error('the page deletes it, but it does not exist');
  rmSync(full, { recursive: true });
}
