import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonError } from '../../src/lib/json';
import { suggestion } from '../../src/lib/nearest';
import { parseMeta } from './schema';
import { asStandalone } from './standalone';
import type { DemoScope } from './options';
import { FRAMEWORKS, type Demo, type DemoMeta, type DemoVersion, type Framework } from './types';

/** The file that each framework's source is in. */
export const SOURCE_FILES: Readonly<Record<Framework, string>> = {
  javascript: 'demo.html',
  angular: 'angular.ts',
  react: 'react.tsx',
  vue: 'vue.vue',
};

/** What a source must have, because the projects made of it rely on it. */
const REQUIRED: Readonly<Record<Framework, [pattern: RegExp, what: string][]>> = {
  javascript: [[/<ion-/, 'an Ionic component']],
  angular: [
    [/selector: 'app-example'/, "selector: 'app-example'"],
    [/export class ExampleComponent\b/, 'export class ExampleComponent'],
  ],
  react: [[/export default function Example\(/, 'export default function Example()']],
  vue: [[/<script setup lang="ts">/, '<script setup lang="ts">']],
};

const META = 'meta.json';
const NAME = /^[a-z][a-z0-9-]*$/;

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function readMeta(root: string, name: string, scope: DemoScope): DemoMeta {
  const path = join(root, name, META);
  if (!existsSync(path)) throw new Error(`${name}/${META}: missing`);
  try {
    return parseMeta(readFileSync(path, 'utf8'), scope);
  } catch (error) {
    const line = error instanceof JsonError ? `:${error.line}` : '';
    throw new Error(`${name}/${META}${line}: ${(error as Error).message}`);
  }
}

/** The shared files are the newest version's; each older version may have a folder with files of its own. */
function olderThanNewest({ versions }: DemoScope): readonly DemoVersion[] {
  return versions.slice(1);
}

/** The version whose folder a version takes a file from: its own, or the nearest newer one that has it. */
function overrideFor(
  root: string,
  name: string,
  file: string,
  version: DemoVersion,
  scope: DemoScope,
): DemoVersion | undefined {
  const older = olderThanNewest(scope);
  const nearestFirst = older
    .slice(0, older.findIndex(({ label }) => label === version.label) + 1)
    .reverse();
  return nearestFirst.find(({ label }) => existsSync(join(root, name, label, file)));
}

/**
 * The file that a version takes a source from, relative to the folder of all demos; see
 * {@link readDemo}.
 */
export function sourceFile(
  root: string,
  name: string,
  version: DemoVersion,
  framework: Framework,
  scope: DemoScope,
): string {
  const file = SOURCE_FILES[framework];
  const override = overrideFor(root, name, file, version, scope);
  return `${name}/${override ? `${override.label}/` : ''}${file}`;
}

function readSource(
  root: string,
  name: string,
  version: DemoVersion,
  framework: Framework,
  scope: DemoScope,
): string {
  const used = sourceFile(root, name, version, framework, scope);
  if (!existsSync(join(root, used))) throw new Error(`${used}: missing`);
  const text = readFileSync(join(root, used), 'utf8');
  for (const [pattern, what] of REQUIRED[framework]) {
    if (!pattern.test(text)) throw new Error(`${used}: has no ${what}`);
  }
  const override = overrideFor(root, name, SOURCE_FILES[framework], version, scope);
  const assumesStandalone = (override ?? scope.versions[0])?.standaloneByDefault === true;
  return framework === 'angular' && assumesStandalone && !version.standaloneByDefault
    ? asStandalone(text)
    : text;
}

function refuseStrays(root: string, name: string, meta: DemoMeta, scope: DemoScope): void {
  const sources = Object.values(SOURCE_FILES);
  const older = olderThanNewest(scope).map(({ label }) => label);
  for (const file of readdirSync(join(root, name))) {
    if (![...sources, META, ...older].includes(file)) {
      const accepted = [...sources, META, ...older.map((label) => `${label}/`)].join(', ');
      throw new Error(`${name}/${file}: not a file of a demo; accepts ${accepted}`);
    }
  }
  for (const label of older.filter((own) => existsSync(join(root, name, own)))) {
    if (!meta.versions.includes(label)) {
      throw new Error(`${name}/${label}: present, but "versions" of ${META} leaves it out`);
    }
    const stray = readdirSync(join(root, name, label)).find((file) => !sources.includes(file));
    if (stray !== undefined) {
      throw new Error(`${name}/${label}/${stray}: not a source; accepts ${sources.join(', ')}`);
    }
  }
}

/**
 * Reads one demo and checks that it is complete.
 *
 * @param root the folder of all demos
 * @param name `<component>/<demo>`
 * @param scope versions and locales that there are
 * @throws Error with one line that names the folder and the file
 */
export function readDemo(root: string, name: string, scope: DemoScope): Demo {
  if (!/^[^/]+\/[^/]+$/.test(name) || !name.split('/').every((part) => NAME.test(part))) {
    throw new Error(`${name}: not a name; accepts <component>/<demo> in small letters`);
  }
  if (!existsSync(join(root, name))) {
    throw new Error(`${name}: no such demo${suggestion(name, demoNames(root))}`);
  }
  const meta = readMeta(root, name, scope);
  refuseStrays(root, name, meta, scope);
  const sources = Object.fromEntries(
    scope.versions
      .filter(({ label }) => meta.versions.includes(label))
      .map((version) => [
        version.label,
        Object.fromEntries(
          FRAMEWORKS.map((framework) => [
            framework,
            readSource(root, name, version, framework, scope),
          ]),
        ),
      ]),
  ) as Demo['sources'];
  return { name, meta, sources };
}

/** Names of all demos, sorted. */
export function demoNames(root: string): string[] {
  return folders(root).flatMap((component) =>
    folders(join(root, component)).map((demo) => `${component}/${demo}`),
  );
}

/**
 * Reads all demos.
 *
 * @param root the folder of all demos
 * @param scope versions and locales that there are
 * @throws Error with one line for each demo that is wrong
 */
export function readDemos(root: string, scope: DemoScope): Demo[] {
  const problems: string[] = [];
  const demos = demoNames(root).flatMap((name) => {
    try {
      return [readDemo(root, name, scope)];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return demos;
}
