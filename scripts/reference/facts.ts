/**
 * Writes `plugins/reference/facts/<version>.json`: what only the published packages together tell of components, as the
 * package that a page is made from describes itself alone.
 *
 *   npm run reference:facts
 *
 * Needs the network, and the packages that samples are checked against (`npm run check:samples` installs them).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonDocs } from '@ionic/core/dist/docs';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { VERSIONS, type DocsVersion } from '../../config/versions';
import { factsPath, type Facts } from '../../plugins/reference/facts';
import { idOf } from '../../plugins/reference/render/ids';
import { classOf } from '../../plugins/reference/render/names';
import { findPackage, readPackageJson } from '../../plugins/reference/sources/package';
import { ROOT, runMain } from '../lib/run';

const PACKAGE = '@ionic/core';

/** Ids of the properties, events and methods of each component; slots, parts and CSS properties are often described long after they came. */
function membersOf({ components }: JsonDocs): Map<string, Set<string>> {
  return new Map(
    components.map(({ tag, props, events, methods }) => [
      tag,
      new Set([
        ...props.map(({ name }) => idOf('prop', name)),
        ...events.map(({ event }) => idOf('event', event)),
        ...methods.map(({ name }) => idOf('method', name)),
      ]),
    ]),
  );
}

/** The docs.json of a published version. */
function published(version: string): JsonDocs {
  const folder = mkdtempSync(join(tmpdir(), 'ionic-core-'));
  try {
    const spec = `${PACKAGE}@${version}`;
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, spec], { cwd: folder });
    const archive = `ionic-core-${version}.tgz`;
    execFileSync('tar', ['-xzf', archive, 'package/dist/docs.json'], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'package/dist/docs.json'), 'utf8')) as JsonDocs;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a version says of components; of a whole major its name is the number alone. */
interface Edition {
  name: string;
  docs: JsonDocs;
}

/** The first version of each minor of a major, up to the one that is documented. */
function minorsOf(documented: string): Edition[] {
  const all = JSON.parse(
    execFileSync('npm', ['view', PACKAGE, 'versions', '--json'], { encoding: 'utf8' }),
  ) as string[];
  const [major, last = '0'] = documented.split('.');
  const minors = all
    .filter((version) => /^\d+\.\d+\.0$/.test(version) && version.startsWith(`${major}.`))
    .filter((version) => Number(version.split('.')[1]) <= Number(last))
    .sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]));
  if (minors.length === 0) {
    throw new Error(`${PACKAGE}@${documented}: the registry has no minor of this major`);
  }
  return minors.map((version) => ({
    name: version.replace(/\.0$/, ''),
    docs: published(version),
  }));
}

/** For each member that a major did not begin with, the minor that brought it. */
function sinceOf(minors: readonly Edition[], before: Edition | undefined): Facts['since'] {
  const known = new Map(
    [before ?? minors[0]].flatMap((first) => (first ? [...membersOf(first.docs)] : [])),
  );
  const since: Facts['since'] = {};
  for (const { name: minor, docs } of minors) {
    for (const [tag, ids] of membersOf(docs)) {
      const seen = known.get(tag);
      // All of a new component is as old as it is
      if (!seen) since[tag] = { '': minor };
      else for (const id of ids) if (!seen.has(id)) (since[tag] ??= {})[id] = minor;
      known.set(tag, new Set([...(seen ?? []), ...ids]));
    }
  }
  return since;
}

/** A default that a reader can write; some versions name a constant instead of its value. */
const WRITTEN = /^(?:'[^']*'|true|false|null|-?[\d.]+)$/;

/** For each property whose default was another one, what that was, and in which version last. */
function defaultsOf(
  documented: string,
  docs: JsonDocs,
  older: readonly Edition[],
): Facts['defaults'] {
  // Of the minor that is documented only the first version may have had it
  const versionOf = ({ name }: Edition): string =>
    documented.startsWith(`${name}.`) && name.includes('.') ? `${name}.0` : name;
  const changed: Facts['defaults'] = {};
  for (const { tag, props } of docs.components) {
    for (const { name, default: now = 'undefined' } of props) {
      const past = older.flatMap((edition) => {
        const component = edition.docs.components.find((each) => each.tag === tag);
        const prop = component?.props.find((each) => each.name === name);
        return prop ? [{ in: versionOf(edition), value: prop.default ?? 'undefined' }] : [];
      });
      const isWritten = (value: string): boolean => value === 'undefined' || WRITTEN.test(value);
      const last = past.findLast(({ value }) => value !== now);
      if (last && isWritten(last.value) && isWritten(now)) (changed[tag] ??= {})[name] = last;
    }
  }
  return changed;
}

/** The exports of a module by name, as the compiler resolves it from a folder. */
function exportsOf(module: string, folder: string): [ts.TypeChecker, Map<string, ts.Symbol>] {
  const file = join(folder, 'exports-of.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    jsx: ts.JsxEmit.Preserve,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const text = `export * from '${module}';`;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, language, ...others) =>
    path === file
      ? ts.createSourceFile(path, text, language)
      : getSourceFile(path, language, ...others);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${module}: not found from ${folder}`);
  const all = checker.getExportsOfModule(symbol);
  if (all.length === 0) throw new Error(`${module}: has no exports, seen from ${folder}`);
  return [checker, new Map(all.map((each) => [each.name, each]))];
}

/** What an export stands for, where it is one that is only passed on. */
const originalOf = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Whether a class is a component for Angular, and not a directive of the same name as an element. */
function isComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return originalOf(symbol, checker).exports?.has('ɵcmp' as ts.__String) ?? false;
}

/**
 * Inputs that Angular's compiler reads from the declaration of a component, base classes included. They stand in the
 * arguments of a type that is `unknown` to TypeScript, so the source itself is read.
 */
function inputsOf(component: ts.Symbol, checker: ts.TypeChecker): string[] {
  const declaration = originalOf(component, checker).declarations?.find(ts.isClassDeclaration);
  if (!declaration) return [];
  const own = declaration.members.flatMap((member) => {
    const isMeta = ts.isPropertyDeclaration(member) && /^ɵ(?:cmp|dir)$/.test(member.name.getText());
    const type = isMeta ? member.type : undefined;
    const inputs = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[3] : undefined;
    if (!inputs || !ts.isTypeLiteralNode(inputs)) return [];
    return inputs.members.map(({ name }) => (name && ts.isStringLiteral(name) ? name.text : ''));
  });
  const bases = declaration.heritageClauses?.flatMap(({ types }) => types) ?? [];
  return [
    ...own,
    ...bases.flatMap(({ expression }) => {
      const base = checker.getSymbolAtLocation(expression);
      return base ? inputsOf(base, checker) : [];
    }),
  ];
}

/** Packages that components are imported from. */
const modulesOf = ({ standaloneByDefault }: DocsVersion): Record<string, string> => ({
  angular: standaloneByDefault ? '@ionic/angular/standalone' : '@ionic/angular',
  react: '@ionic/react',
  vue: '@ionic/vue',
});

function factsOf(version: DocsVersion, before: Edition | undefined): Facts {
  const core = findPackage(version.components, ROOT);
  const folder = join(ROOT, version.projects);
  if (!existsSync(join(folder, 'node_modules'))) {
    throw new Error(`${version.projects}: nothing is installed; run npm run check:runs once`);
  }
  const docs = readPackageJson(core, 'dist/docs.json') as JsonDocs;
  const { components } = docs;
  const imports: Facts['imports'] = {};
  const notInAngular: Facts['notInAngular'] = {};
  for (const [framework, module] of Object.entries(modulesOf(version))) {
    const [checker, names] = exportsOf(module, folder);
    for (const { tag, props } of components) {
      const symbol = names.get(classOf(tag));
      if (!symbol || (framework === 'angular' && !isComponent(symbol, checker))) continue;
      (imports[tag] ??= []).push(module);
      if (framework !== 'angular') continue;
      const inputs = inputsOf(symbol, checker);
      const missing = props.map(({ name }) => name).filter((name) => !inputs.includes(name));
      if (missing.length > 0) notInAngular[tag] = missing;
    }
  }
  const minors = minorsOf(core.version);
  return {
    package: `${core.name} ${core.version}`,
    since: sinceOf(minors, before),
    defaults: defaultsOf(core.version, docs, before ? [before, ...minors] : minors),
    imports,
    notInAngular,
  };
}

runMain(async () => {
  // A member that the last version of the major before had is not new
  let before: Edition | undefined;
  for (const version of [...VERSIONS].reverse()) {
    const core = findPackage(version.components, ROOT);
    const path = factsPath(core.version);
    const facts = JSON.stringify(factsOf(version, before));
    writeFileSync(path, await format(facts, { parser: 'json', ...(await resolveConfig(path)) }));
    const docs = readPackageJson(core, 'dist/docs.json') as JsonDocs;
    before = { name: core.version.split('.')[0] ?? '', docs };
    console.log(`${path}: written`);
  }
});
