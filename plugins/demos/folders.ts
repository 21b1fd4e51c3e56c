import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMeta } from './schema';
import { asStandalone } from './standalone';
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
const OLDER = 'v7';
const NAME = /^[a-z][a-z0-9-]*$/;

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function readMeta(root: string, name: string): DemoMeta {
  const path = join(root, name, META);
  if (!existsSync(path)) throw new Error(`${name}/${META}: missing`);
  try {
    return parseMeta(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${name}/${META}: ${(error as Error).message}`);
  }
}

/** A file of version 7 stands in for the shared one; of neither, the demo is incomplete. */
function readSource(root: string, name: string, version: DemoVersion, framework: Framework) {
  const file = SOURCE_FILES[framework];
  const own = `${OLDER}/${file}`;
  const hasOwn = version === OLDER && existsSync(join(root, name, own));
  const used = `${name}/${hasOwn ? own : file}`;
  if (!existsSync(join(root, used))) throw new Error(`${used}: missing`);
  const text = readFileSync(join(root, used), 'utf8');
  for (const [pattern, what] of REQUIRED[framework]) {
    if (!pattern.test(text)) throw new Error(`${used}: has no ${what}`);
  }
  return framework === 'angular' && version === OLDER && !hasOwn ? asStandalone(text) : text;
}

function refuseStrays(root: string, name: string): void {
  const accepted = new Set([...Object.values(SOURCE_FILES), META]);
  const files = (below: string) =>
    existsSync(join(root, name, below)) ? readdirSync(join(root, name, below)) : [];
  for (const file of files('')) {
    if (!accepted.has(file) && file !== OLDER) {
      throw new Error(
        `${name}/${file}: not a file of a demo; accepts ${[...accepted].join(', ')}, ${OLDER}/`,
      );
    }
  }
  for (const file of files(OLDER)) {
    if (!accepted.has(file) || file === META) {
      throw new Error(
        `${name}/${OLDER}/${file}: not a source; accepts ${Object.values(SOURCE_FILES).join(', ')}`,
      );
    }
  }
}

/**
 * Reads one demo and checks that it is complete.
 *
 * @param root the folder of all demos
 * @param name `<component>/<demo>`
 * @throws Error with one line that names the folder and the file
 */
export function readDemo(root: string, name: string): Demo {
  if (!/^[^/]+\/[^/]+$/.test(name) || !name.split('/').every((part) => NAME.test(part))) {
    throw new Error(`${name}: not a name; accepts <component>/<demo> in small letters`);
  }
  if (!existsSync(join(root, name))) throw new Error(`${name}: no such demo`);
  const meta = readMeta(root, name);
  refuseStrays(root, name);
  if (!meta.versions.includes(OLDER) && existsSync(join(root, name, OLDER))) {
    throw new Error(`${name}/${OLDER}: present, but "versions" of ${META} leaves it out`);
  }
  const sources = Object.fromEntries(
    meta.versions.map((version) => [
      version,
      Object.fromEntries(
        FRAMEWORKS.map((framework) => [framework, readSource(root, name, version, framework)]),
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
 * @throws Error with one line for each demo that is wrong
 */
export function readDemos(root: string): Demo[] {
  const problems: string[] = [];
  const demos = demoNames(root).flatMap((name) => {
    try {
      return [readDemo(root, name)];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return demos;
}
