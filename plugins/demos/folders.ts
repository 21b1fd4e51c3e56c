import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonError } from '../../src/lib/json';
import { suggestion } from '../../src/lib/nearest';
import { parseMeta } from './schema';
import type { DemoScope } from './options';
import { ACCEPTED_SOURCES, entriesOf, hasSource, readSource, SOURCE_NAMES } from './sources';
import {
  FRAMEWORKS,
  type Demo,
  type DemoFile,
  type DemoMeta,
  type DemoVersion,
  type Framework,
} from '../../src/lib/demo';

const META = 'meta.json';
const NAME = /^[a-z][a-z0-9-]*$/;
const SELECTOR = /^(\s*)selector: '[^']+',\n/gm;

/**
 * Angular components as version 7's projects need them: with Angular 17 and older a component is
 * standalone only if it says so, which the source for version 8 leaves out.
 */
function asStandalone(source: string): string {
  if (source.includes('standalone: true')) return source;
  return source.replace(SELECTOR, (line, indent: string) => `${line}${indent}standalone: true,\n`);
}

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

/** A source for a version: from its own folder, the nearest newer one that has it, or the shared files. */
function sourceFor(
  root: string,
  name: string,
  version: DemoVersion,
  framework: Framework,
  scope: DemoScope,
): DemoFile[] {
  const older = olderThanNewest(scope);
  const owner = older
    .slice(0, older.indexOf(version) + 1)
    .findLast(({ label }) => hasSource(root, `${name}/${label}`, framework));
  const files = readSource(root, owner ? `${name}/${owner.label}` : name, framework);
  const assumesStandalone = (owner ?? scope.versions[0])?.standaloneByDefault === true;
  return framework === 'angular' && assumesStandalone && !version.standaloneByDefault
    ? files.map((file) => ({ ...file, text: asStandalone(file.text) }))
    : files;
}

function refuseStrays(root: string, name: string, meta: DemoMeta, scope: DemoScope): void {
  const older = olderThanNewest(scope).map(({ label }) => label);
  const entries = entriesOf(join(root, name));
  const others = [META, ...older.map((label) => `${label}/`)];
  const strayAt = (place: string, accepted: readonly string[]): string | undefined =>
    entriesOf(join(root, place))
      .find((entry) => !accepted.includes(entry))
      ?.replace(/\/$/, '');
  const stray = strayAt(name, [...SOURCE_NAMES, ...others]);
  if (stray !== undefined) {
    const accepted = [ACCEPTED_SOURCES, ...others].join(', ');
    throw new Error(`${name}/${stray}: not a file of a demo; accepts ${accepted}`);
  }
  for (const label of older.filter((own) => entries.includes(`${own}/`))) {
    if (!meta.versions.includes(label)) {
      throw new Error(`${name}/${label}: present, but "versions" of ${META} leaves it out`);
    }
    const inVersion = strayAt(`${name}/${label}`, SOURCE_NAMES);
    if (inVersion !== undefined) {
      throw new Error(`${name}/${label}/${inVersion}: not a source; accepts ${ACCEPTED_SOURCES}`);
    }
  }
}

/** A page that has the source of a demo from the start has one file of it. */
function refuseSeveralInPage({ name, meta, sources }: Demo): Demo {
  const files = Object.values(sources).flatMap((own) => Object.values(own));
  if (meta.inPage && files.some(({ length }) => length > 1)) {
    throw new Error(
      `${name}: several files in a framework; "inPage" of ${META} accepts one in each`,
    );
  }
  return { name, meta, sources };
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
            sourceFor(root, name, version, framework, scope),
          ]),
        ),
      ]),
  ) as unknown as Demo['sources'];
  return refuseSeveralInPage({ name, meta, sources });
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
