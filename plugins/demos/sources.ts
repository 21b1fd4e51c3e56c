import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '../../src/lib/frameworks';
import { SET_UP } from './set-up';
import { FRAMEWORKS, type DemoFile, type Framework } from '../../src/lib/demo';

/** The file that a framework's source is in, where it is one file alone. */
const SOURCE_FILES: Readonly<Record<Framework, string>> = {
  javascript: 'demo.html',
  angular: 'angular.ts',
  react: 'react.tsx',
  vue: 'vue.vue',
};

/** What the files of a source of several files end with, which imports leave out; plain HTML is one page. */
const ENDINGS: Readonly<Partial<Record<Framework, readonly string[]>>> = {
  angular: ['.ts'],
  react: ['.tsx', '.ts', '.css'],
  vue: ['.vue', '.ts'],
};

/** What the main file must have, because the projects made of it rely on it. */
const REQUIRED: Readonly<Record<Framework, [pattern: RegExp, what: string][]>> = {
  javascript: [[/<ion-/, 'an Ionic component']],
  angular: [
    [/selector: 'app-example'/, "selector: 'app-example'"],
    [/export class ExampleComponent\b/, 'export class ExampleComponent'],
  ],
  react: [[/export default function Example\(/, 'export default function Example()']],
  vue: [[/<script setup lang="ts">/, '<script setup lang="ts">']],
};

/** What a set-up may import although it is not in the folder: the project has it. */
const OF_THE_PROJECT = ['App.vue'];

/** An import of a file beside this one, at the start or where it is needed. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** A Vue file whose template stands before its script: readers see the script first everywhere. */
export const TEMPLATE_FIRST = /^<template>[^]*^<script/m;

/** Names of everything in a folder, those of folders with a slash at the end; nothing where there is none. */
export function entriesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  );
}

/** The names under which a framework's source may stand. */
function namesOf(framework: Framework): string[] {
  return framework in ENDINGS
    ? [SOURCE_FILES[framework], `${framework}/`]
    : [SOURCE_FILES[framework]];
}

/** The names of all sources that may stand in the folder of a demo or of an older version. */
export const SOURCE_NAMES: readonly string[] = FRAMEWORKS.flatMap(namesOf);

/** {@link SOURCE_NAMES} in a message. */
export const ACCEPTED_SOURCES = FRAMEWORKS.map((framework) => namesOf(framework).join(' or ')).join(
  ', ',
);

/**
 * Whether a folder has a framework's source, as a file or as a folder.
 *
 * @throws Error with one line where it has both
 */
export function hasSource(root: string, place: string, framework: Framework): boolean {
  const entries = entriesOf(join(root, place));
  const found = namesOf(framework).filter((name) => entries.includes(name));
  if (found.length > 1) {
    throw new Error(`${place}: has ${found.join(' and ')}; accepts one of them`);
  }
  return found.length === 1;
}

function expectRequired({ path, text }: DemoFile, required: [RegExp, string][]): void {
  for (const [pattern, what] of required) {
    if (!pattern.test(text)) throw new Error(`${path}: has no ${what}`);
  }
}

function readFile(root: string, path: string, name: string): DemoFile {
  return { name, path, text: readFileSync(join(root, path), 'utf8') };
}

/** The files of a folder by their names. */
function readFiles(root: string, folder: string): Map<string, DemoFile> {
  const names = entriesOf(join(root, folder)).filter((name) => !name.endsWith('/'));
  return new Map(names.sort().map((name) => [name, readFile(root, `${folder}/${name}`, name)]));
}

/** The files of the folder that a file imports, in its order. */
function importsOf(
  { path, text }: DemoFile,
  files: ReadonlyMap<string, DemoFile>,
  endings: readonly string[],
): DemoFile[] {
  return [...text.matchAll(IMPORT)].flatMap(([, from = '']) => {
    const name = from.replace(/^\.\//, '');
    if (OF_THE_PROJECT.includes(name)) return [];
    const found = ['', ...endings].map((ending) => files.get(`${name}${ending}`)).find(Boolean);
    if (!found) throw new Error(`${path}: imports '${from}', which is no file of its folder`);
    return [found];
  });
}

/**
 * The files of a folder in the order that readers see: the main one, the set-up, then those that they import,
 * and those that these import.
 */
function readFolder(root: string, folder: string, framework: Framework): DemoFile[] {
  const files = readFiles(root, folder);
  const main = SOURCES[framework].file;
  if (!files.has(main)) throw new Error(`${folder}/${main}: missing`);
  const setUp = SET_UP[framework];
  const starts = [main, ...(setUp ? [setUp.file] : [])];
  const ordered = starts.flatMap((name) => files.get(name) ?? []);
  for (const file of ordered) {
    if (setUp && file.name === setUp.file && !file.text.includes(setUp.call)) {
      throw new Error(`${file.path}: has no ${setUp.call}`);
    }
    const imported = importsOf(file, files, ENDINGS[framework] ?? []);
    // What is added here is looked at in its turn
    for (const next of imported) if (!ordered.includes(next)) ordered.push(next);
  }
  const left = [...files.values()].find((file) => !ordered.includes(file));
  if (left) {
    throw new Error(
      `${left.path}: no other file imports it; accepts ${starts.join(', ')} and what they lead to`,
    );
  }
  return ordered;
}

/**
 * Reads the source of a framework.
 *
 * @param place folder of the demo, or of a version in it, relative to `root`
 * @returns its files as readers see them, the main one first
 * @throws Error with one line that names the file
 */
export function readSource(root: string, place: string, framework: Framework): DemoFile[] {
  const single = `${place}/${SOURCE_FILES[framework]}`;
  if (!hasSource(root, place, framework)) {
    const names = namesOf(framework);
    throw new Error(
      `${single}: missing${names.length > 1 ? `; accepts ${names.join(' or ')}` : ''}`,
    );
  }
  const files = existsSync(join(root, single))
    ? [readFile(root, single, SOURCES[framework].file)]
    : readFolder(root, `${place}/${framework}`, framework);
  const [main] = files;
  if (main) expectRequired(main, REQUIRED[framework]);
  const turned = files.find(({ name, text }) => name.endsWith('.vue') && TEMPLATE_FIRST.test(text));
  if (turned) throw new Error(`${turned.path}: has its template before its script`);
  return files;
}
