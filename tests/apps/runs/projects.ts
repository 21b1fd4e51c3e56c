import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Demo, Framework, Mode } from '../../../src/lib/demo';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import type { Files } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import { ROOT } from '../../../scripts/lib/run';
import type { Compared } from './types';
import { packagesOf, projectFor } from './versions';
import { writeFiles } from '../../lib/write-files';

/**
 * The folder of a package that projects of a version are built from.
 *
 * @throws Error when it is not installed
 */
export function installedPackage(version: string, name: string): string {
  const found = join(packagesOf(version), 'node_modules', name);
  if (existsSync(found)) return realpathSync(found);
  const manifest = relative(ROOT, join(packagesOf(version), 'package.json'));
  throw new Error(`${name}: a project of ${version} installs it, but ${manifest} does not name it`);
}

/** What is read of a `package.json`. */
export interface Manifest {
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  bin?: string | Readonly<Record<string, string>>;
}

/** Reads the `package.json` of a folder. */
export function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Gives a project one package, with its programs, as links to what is installed here.
 *
 * @param folder the project
 * @param from the package
 */
export function linkPackage(folder: string, name: string, from: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  mkdirSync(join(modules, '.bin'), { recursive: true });
  symlinkSync(from, join(modules, name), 'dir');
  const { bin = {} } = manifestIn(from);
  const programs = typeof bin === 'string' ? { [name]: bin } : bin;
  for (const [program, file] of Object.entries(programs)) {
    symlinkSync(join(from, file), join(modules, '.bin', program));
  }
}

/**
 * Gives a project the packages that its `package.json` names, and no others.
 *
 * @param folder the project, with its `package.json`
 */
export function linkPackages(folder: string, version: string): void {
  const { dependencies, devDependencies } = manifestIn(folder);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    linkPackage(folder, name, installedPackage(version, name));
  }
}

/**
 * The files that StackBlitz would get for a demo.
 *
 * @throws Error for a version that the demo leaves out
 */
export function filesFor(
  { name, meta, sources }: Demo,
  version: string,
  framework: Framework,
  mode: Mode,
): Files {
  const source = sources[version]?.[framework];
  if (source === undefined) throw new Error(`${name}: not for ${version}`);
  const { layout } = meta;
  const title = meta.title.en ?? name;
  const request = { name, title, layout, framework, mode, source };
  return projectOf({ ...request, version: projectFor(version) }).files;
}

/** The first script of every project, without its ending; in a page it may have a slash before it. */
const FIRST = /\bsrc\/main\.tsx?/g;

/** Stands for it in a project with many demos. */
const SCRIPT = 'src/runs.ts';

/** Reads the mode from the address, so that one build serves both. */
const MODE = "new URLSearchParams(location.search).get('ionic:mode') as 'ios' | 'md'";

function withMode(name: string, files: Files): Files {
  let found = 0;
  const changed = Object.entries(files).map(([path, text]) => {
    const parts = text.split("mode: 'md'");
    found += path.startsWith('src/') ? parts.length - 1 : 0;
    return [path, path.startsWith('src/') ? parts.join(`mode: ${MODE}`) : text];
  });
  if (found !== 1) throw new Error(`${name}: its project sets the mode ${found} times, not once`);
  return Object.fromEntries(changed) as Files;
}

/** One of many apps that are built as one project: all files of a project of its own. */
export interface Part {
  name: string;
  files: Files;
}

/** Where the parts of a project stand below `src`, and the expression that says which one starts. */
interface Parts {
  folder: string;
  chosen: string;
}

/** How demos stand in a project; the address says which one starts. */
const DEMOS: Parts = {
  folder: 'demos',
  chosen: "new URLSearchParams(location.search).get('demo') ?? ''",
};

/**
 * Lays out one project with many apps in it, each with all the files below `src` of its own project.
 *
 * @param folder emptied first
 * @param version whose packages it is linked to
 */
export function layOutParts(
  folder: string,
  parts: readonly Part[],
  { folder: below, chosen }: Parts,
  version: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  const starts: string[] = [];
  for (const part of parts) {
    for (const [path, text] of Object.entries(part.files)) {
      const own = /^src\/(.+)$/.exec(path)?.[1];
      if (own === undefined || /^(?:index\.html|global\.css)$/.test(own)) {
        // The same for each part but for its title
        if (part === parts[0]) writeFiles(folder, { [path]: text.replace(FIRST, SCRIPT) });
      } else writeFiles(folder, { [`src/${below}/${part.name}/${own}`]: text });
    }
    starts.push(`  '${part.name}': () => import('./${below}/${part.name}/main'),`);
  }
  const script = `export {};

const parts: Record<string, () => Promise<unknown>> = {
${starts.join('\n')}
};

const name = ${chosen};
parts[name]?.().catch((error: unknown) => console.error(error));
`;
  writeFiles(folder, { [SCRIPT]: script });
  linkPackages(folder, version);
}

/**
 * Lays out one project with many demos.
 *
 * @param demos those that are wanted; each must be for this version
 */
export function layOutDemos(
  folder: string,
  demos: readonly Demo[],
  version: string,
  framework: Compared,
): void {
  const parts = demos.map((demo) => {
    const files = withMode(demo.name, filesFor(demo, version, framework, 'md'));
    return { name: demo.name, files };
  });
  layOutParts(folder, parts, DEMOS, version);
}
