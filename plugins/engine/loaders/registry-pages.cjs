const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const shortNames = require('./short-names.cjs');
const { CHUNKS, ROUTES, readRoutes, withoutPages } = require('./site-routes.cjs');

/** The entry of a chunk, which is a line, and its name. */
const ENTRY = /^\s*"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1".*\],/gm;

/**
 * A part of `registry.js`, with the short names that the routes have.
 *
 * @param {string} source of Docusaurus' `registry.js`
 * @param {Set<string>} own short names of the chunks that hold the text of one page of the docs
 * @param {boolean} isOfPages whether these are wanted, or all others
 * @returns {string}
 * @throws Error when no entry is wanted
 */
function partOf(source, own, isOfPages) {
  const short = shortNames([...source.matchAll(ENTRY)].map(([, name]) => name));
  const entries = [...source.matchAll(ENTRY)]
    .filter(([, name]) => own.has(short(name)) === isOfPages)
    .map(([entry, name]) => entry.replaceAll(`"${name}"`, `"${short(name)}"`));
  if (entries.length === 0) {
    throw new Error(
      `registry.js: no entry "name": [() => import(/* webpackChunkName: "name" */ …)] ${isOfPages ? 'of a page of the docs' : 'beside those of pages of the docs'}; adapt plugins/engine/replacements/routes.ts to it`,
    );
  }
  return `export default {\n${entries.join('\n')}\n};\n`;
}

/**
 * Loader for Docusaurus' `registry.js`, which loads chunks by their names: as `registry.js?pages` only the texts of
 * the pages of the docs, else all others.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error as `readRoutes`, or when no entry is left
 */
module.exports = function splitRegistry(source) {
  for (const file of [ROUTES, CHUNKS]) this.addDependency(join(this.context, file));
  const routes = readRoutes(readFileSync(join(this.context, ROUTES), 'utf8'), this.context);
  const pages = withoutPages(routes).pages.flat();
  const own = new Set(pages.map(({ chunks }) => chunks.content));
  return partOf(source, own, this.resourceQuery === '?pages');
};
module.exports.partOf = partOf;
