import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { findDeclaration, moduleFile, parseFile, passedOn } from './declarations';
import type { InstalledPackage } from './package';

const INDEX = 'dist/types/interface.d.ts';

/** Types that an application writes out: what `create()` takes, and events with their targets. */
const WRITTEN = /(?:Options|CustomEvent)$/;

/** A type that a component's own file declares, and the package exports. */
export interface PublicType {
  /** Key as that of the package's own type library. */
  id: string;
  /** Name of the component's folder. */
  component: string;
  name: string;
  declaration: string;
}

/**
 * Reads the types that a package exports for its components, though no member of these names them.
 *
 * @param pkg a package whose types have an index of what is exported
 * @returns nothing for a package without it
 */
export function readPublicTypes(pkg: InstalledPackage): PublicType[] {
  const index = join(pkg.dir, INDEX);
  if (!existsSync(index)) return [];
  return parseFile(index).statements.flatMap((statement) => {
    const { names = [], from = '' } = passedOn(statement) ?? {};
    const [, component] = /^\.\/components\/([\w-]+)\//.exec(from) ?? [];
    if (component === undefined) return [];
    return names.flatMap((name) => {
      if (!WRITTEN.test(name)) return [];
      const declaration = findDeclaration(join(dirname(index), `${from}.d.ts`), name)?.text;
      const id = `src/${from.replace(/^\.\//, '')}.ts::${name}`;
      return declaration === undefined ? [] : [{ id, component, name, declaration }];
    });
  });
}

/** Names of the types that a file exports, by itself or from others. */
function exportsOf(file: string): string[] {
  return parseFile(file).statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const isExported = statement.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
      );
      return isExported ? [statement.name.text] : [];
    }
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause || !moduleSpecifier) return passedOn(statement)?.names ?? [];
    const from = ts.isStringLiteral(moduleSpecifier)
      ? moduleFile(file, moduleSpecifier.text)
      : undefined;
    return from === undefined ? [] : exportsOf(from);
  });
}

/** Names of the types that an application can import from a package. */
export function exportedTypes(pkg: InstalledPackage): ReadonlySet<string> {
  const index = join(pkg.dir, INDEX);
  return new Set(existsSync(index) ? exportsOf(index) : []);
}
