const { join } = require('node:path');
const { CHUNKS, readRoutes, withoutPages } = require('./site-routes.cjs');

/**
 * Loader for Docusaurus' `routes.js` in the bundle that renders pages while the site is built: adds the routes that
 * the browser's bundle does not have, by their paths.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error as `readRoutes`
 */
module.exports = function addFirstPages(source) {
  this.addDependency(join(this.context, CHUNKS));
  const pages = withoutPages(readRoutes(source, this.context)).pages.flat();
  const byPath = Object.fromEntries(pages.map((page) => [page.path, page]));
  const { modulesFile } = this.getOptions();
  return [
    source,
    `export const pages = JSON.parse(${JSON.stringify(JSON.stringify(byPath))});`,
    `export const modulesFile = ${JSON.stringify(modulesFile)};`,
  ].join('\n');
};
