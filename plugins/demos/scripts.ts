/** An import from the package, as its own guides write it. */
const IMPORTS_CORE = /\bfrom\s+(['"])@ionic\/core\1/;

/** What the package gives to scripts, beside the file that defines the components. */
export const EXPORTS = 'index.esm.js';

/** Name of the page in which code of a reader runs, in the folder of a version's demos. */
export const EDIT_PAGE = 'edit.html';

/** Components and exports in one classic script: a sandbox without an origin may import nothing. */
export const CLASSIC = 'ionic.js';

/** Where the classic script leaves the exports. */
export const EXPORTS_GLOBAL = 'ionicCore';

/**
 * The import map by which a page without a bundler finds `@ionic/core`. The exports share their
 * modules with the components, so that both follow one configuration.
 *
 * @param markup a demo's markup, with its own scripts
 * @param folder address of the folder that the components are served from, without a slash at its end
 * @returns the JSON of the map; nothing for markup that does not import the package
 */
export function importMapFor(markup: string, folder: string): string | undefined {
  if (!IMPORTS_CORE.test(markup)) return undefined;
  return JSON.stringify({ imports: { '@ionic/core': `${folder}/${EXPORTS}` } });
}

const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*(['"])@ionic\/core\2/g;

/**
 * The markup for a page whose scripts may import nothing: they find what the package gives in a global.
 *
 * @param name of the global
 * @throws Error for an import of another form
 */
export function withoutImports(markup: string, name: string): string {
  const changed = markup.replace(
    NAMED_IMPORT,
    (_, names: string) => `const {${names.replace(/\sas\s/g, ': ')}} = ${name}`,
  );
  if (IMPORTS_CORE.test(changed)) {
    throw new Error("a demo's import of @ionic/core: accepts import { … } from '@ionic/core'");
  }
  return changed;
}
