import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoVersion } from '../../../src/lib/demo';
import { contentKey } from '../../../src/lib/file-cache';
import { MODULE_FILE, sharedModule } from './modules';
import { stubsFor } from './stubs';
import type { Checker, Group, Sample } from './types';
import { outputFile } from '../../../src/lib/output-file';

/** The files of one compiler run. */
export interface Project {
  folder: string;
  /** What stands where, by path below the folder. */
  samples: Map<string, Sample>;
  /** Sum of all its files, with their paths. */
  sum: string;
}

const ANGULAR = /@angular\/|@ionic\/angular|@Component\(|@Injectable\(|@NgModule\(/;
const VUE = /from '(?:vue|vue-router|@ionic\/vue|@ionic\/vue-router)'|\.vue'/;

const OTHER = /from '(?:solid-js|svelte|lit)[/']/;

/** The compiler for a sample; none where it can be of use to others only. */
export function checkerOf({ file, code }: Pick<Sample, 'file' | 'code'>): Checker | undefined {
  if (file.endsWith('.html')) return undefined;
  if (file.endsWith('.vue')) return 'vue';
  if (OTHER.test(code)) return 'other';
  if (file.endsWith('.tsx')) return 'typescript';
  if (ANGULAR.test(code)) return 'angular';
  return VUE.test(code) ? 'vue' : 'typescript';
}

const BASE = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  allowSyntheticDefaultImports: true,
  types: ['node', 'vite/client'],
};

function settings(checker: Checker, files: string[]): object {
  const angular = {
    experimentalDecorators: true,
    useDefineForClassFields: false,
    outDir: './out',
    // As in a project of the Angular CLI, whose tests have the globals of Jasmine
    types: ['node', 'jasmine'],
    // As in a project of the Angular CLI, whose target is ES2022
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  };
  const own = {
    angular,
    vue: { noEmit: true, jsx: 'preserve', types: [...BASE.types, 'vite-plugin-pwa/vue'] },
    typescript: {
      noEmit: true,
      jsx: 'react-jsx',
      types: [...BASE.types, 'vite-plugin-pwa/react'],
    },
    // As Vite's templates for Solid, Lit and Svelte
    other: {
      noEmit: true,
      jsx: 'preserve',
      jsxImportSource: 'solid-js',
      experimentalDecorators: true,
      useDefineForClassFields: false,
      types: [...BASE.types, 'svelte'],
    },
  }[checker];
  return {
    compilerOptions: { ...BASE, ...own },
    ...(checker === 'angular' && {
      angularCompilerOptions: { strictTemplates: true, strictInjectionParameters: true },
    }),
    files,
  };
}

/** Which samples of a group a compiler gets to see: its own, and what any of them may import. */
function visibleTo(checker: Checker, group: Group): Sample[] {
  const own = group.samples.filter((sample) => checkerOf(sample) === checker);
  if (own.length === 0 || own.every(({ unchecked }) => unchecked !== undefined)) return [];
  const rest = group.samples.filter((sample) => {
    const other = checkerOf(sample);
    return other === undefined || (other === 'typescript' && sample.file.endsWith('.ts'));
  });
  return [...new Set([...own, ...rest])];
}

/**
 * Lays out the files for one compiler and one version.
 *
 * @param folder where they go; emptied first
 * @param packages folder of the version's packages, installed; what they lack is looked for in the site's own
 * @returns nothing where there is nothing to check
 */
export function layOut(
  groups: readonly Group[],
  checker: Checker,
  version: DemoVersion,
  { folder, packages }: { folder: string; packages: string },
): Project | undefined {
  rmSync(folder, { recursive: true, force: true });
  const samples = new Map<string, Sample>();
  const files: string[] = [];
  const written: string[] = [];
  const write = (path: string, text: string): void => {
    written.push(path, text);
    outputFile(join(folder, path), text);
  };
  groups.forEach((group, index) => {
    if (group.version !== version) return;
    const visible = visibleTo(checker, group);
    const tree = new Map(visible.map((sample) => [sample.file, sample.code]));
    for (const sample of visible) {
      const path = `${index}/${sample.file}`;
      write(path, sample.code);
      if (sample.unchecked === undefined) samples.set(path, sample);
      if (sample.unchecked === undefined && checkerOf(sample) === checker) files.push(path);
    }
    const module = checker === 'angular' ? sharedModule(tree, version) : undefined;
    if (module !== undefined) {
      write(`${index}/${MODULE_FILE}`, module);
      files.push(`${index}/${MODULE_FILE}`);
    }
    for (const [file, text] of stubsFor(tree, checker === 'angular')) {
      write(`${index}/${file}`, text);
    }
  });
  if (files.length === 0) return undefined;
  write('tsconfig.json', JSON.stringify(settings(checker, files), null, 2));
  symlinkSync(join(packages, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, samples, sum: contentKey(...written) };
}
