/** An import from the package, as its own guides write it. */
const IMPORTS_CORE = /\bfrom\s+(['"])@ionic\/core\1/;

/** What the package gives to scripts, beside the file that defines the components. */
export const EXPORTS = 'index.esm.js';

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
