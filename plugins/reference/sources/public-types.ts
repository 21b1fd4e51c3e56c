import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findDeclaration, loadTypeScript, parseFile } from './declarations';
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
export async function readPublicTypes(pkg: InstalledPackage): Promise<PublicType[]> {
  const index = join(pkg.dir, INDEX);
  if (!existsSync(index)) return [];
  const ts = await loadTypeScript();
  const exported = parseFile(ts, index).statements.flatMap((statement) => {
    const isList =
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier);
    if (!isList) return [];
    const { text } = statement.moduleSpecifier as { text: string };
    const [, component] = /^\.\/components\/([\w-]+)\//.exec(text) ?? [];
    if (component === undefined) return [];
    const names = (statement.exportClause as { elements: Iterable<{ name: { text: string } }> })
      .elements;
    return [...names].flatMap(({ name: { text: name } }) =>
      WRITTEN.test(name) ? [{ component, name, path: text }] : [],
    );
  });
  const found = await Promise.all(
    exported.map(async ({ component, name, path }) => {
      const declaration = await findDeclaration(join(dirname(index), `${path}.d.ts`), name);
      const id = `src/${path.replace(/^\.\//, '')}.ts::${name}`;
      return declaration === undefined ? [] : [{ id, component, name, declaration }];
    }),
  );
  return found.flat();
}
