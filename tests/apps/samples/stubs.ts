import { posix } from 'node:path';
import { namesInModules } from './modules';

/** Files by path. */
export type Tree = ReadonlyMap<string, string>;

const IMPORT = /import\s+(?:type\s+)?([^'"]*?)\s*from\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const LAZY =
  /import\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*\)(?:\.then\(\s*\(?(\w+)\)?\s*=>\s*\2\.(\w+))?/g;
const TEMPLATE = /templateUrl:\s*['"](\.{1,2}\/)?([^'"]+)['"]/g;
const STYLE = /styleUrls?:\s*\[?\s*['"](\.{1,2}\/)?([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

interface Wanted {
  path: string;
  names: string[];
  hasDefault: boolean;
}

function wantedBy(file: string, code: string): Wanted[] {
  const at = (path: string): string => posix.join(posix.dirname(file), path);
  const imports = [...code.matchAll(IMPORT)].map(([, clause = '', path = '']) => ({
    path: at(path),
    names: (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
      .split(',')
      .map(
        (name) =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0] ?? '',
      )
      .filter(Boolean),
    hasDefault: /^\w/.test(clause.trim()),
  }));
  const lazy = [...code.matchAll(LAZY)].map(([, path = '', , name]) => ({
    path: at(path),
    names: name ? [name] : [],
    hasDefault: !name,
  }));
  return [...imports, ...lazy];
}

function stubOf(name: string, forAngular: boolean, inModule: boolean): string {
  const members = '  [member: string]: any;\n  constructor(...args: any[]) {}\n';
  if (!forAngular) return `export const ${name}: any = undefined;\nexport type ${name} = any;\n`;
  if (/(?:Component|Page)$|^App$/.test(name)) {
    return `@Component({ selector: 'stub-${name.toLowerCase()}', standalone: ${!inModule}, template: '' })\nexport class ${name} {\n  [member: string]: any;\n}\n`;
  }
  if (/Module$/.test(name)) return `@NgModule({})\nexport class ${name} {}\n`;
  return /^[A-Z]/.test(name)
    ? `@Injectable({ providedIn: 'root' })\nexport class ${name} {\n${members}}\n`
    : `export const ${name}: any = undefined;\n`;
}

function moduleOf(
  { path, names, hasDefault }: Wanted,
  forAngular: boolean,
  inModules: ReadonlySet<string>,
): [string, string] {
  if (path.endsWith('.vue')) {
    return [path, '<template><div /></template>\n<script setup lang="ts"></script>\n'];
  }
  const head = forAngular
    ? "import { Component, Injectable, NgModule } from '@angular/core';\n"
    : '';
  const body = names.map((name) => stubOf(name, forAngular, inModules.has(name))).join('');
  const tail = hasDefault
    ? 'const value: any = undefined;\nexport default value;\n'
    : 'export {};\n';
  return [`${path}.ts`, `${head}${body}${tail}`];
}

/**
 * Stand-ins for the files of the reader's own project that samples import but the page does not show:
 * they have the imported names and accept any use. A template that the page does not show is empty.
 *
 * @param tree the files that the page shows
 */
export function stubsFor(tree: Tree, forAngular: boolean): Map<string, string> {
  const missing = new Map<string, Wanted>();
  const stubs = new Map<string, string>();
  for (const [file, code] of tree) {
    for (const wanted of wantedBy(file, code)) {
      if (ENDINGS.some((ending) => tree.has(`${wanted.path}${ending}`))) continue;
      if (/\.(?:css|scss|svg|png)$/.test(wanted.path)) continue;
      if (wanted.path.endsWith('.json')) {
        stubs.set(wanted.path, '{}\n');
        continue;
      }
      const known = missing.get(wanted.path);
      missing.set(wanted.path, {
        path: wanted.path,
        names: [...new Set([...(known?.names ?? []), ...wanted.names])],
        hasDefault: wanted.hasDefault || (known?.hasDefault ?? false),
      });
    }
    for (const [, , path = ''] of [...code.matchAll(TEMPLATE), ...code.matchAll(STYLE)]) {
      const full = posix.join(posix.dirname(file), path);
      if (!tree.has(full)) stubs.set(full, '');
    }
  }
  const inModules = namesInModules(tree);
  for (const wanted of missing.values()) stubs.set(...moduleOf(wanted, forAngular, inModules));
  return stubs;
}
