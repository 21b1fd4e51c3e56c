const { join } = require('node:path');
const { CHUNKS, readRoutes, withoutPages } = require('./site-routes.cjs');

const CLIENT = join(__dirname, '../client/routes.ts');

/** A value as an expression that a browser reads faster than one in the language itself. */
function asJson(value) {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/**
 * Loader for Docusaurus' `routes.js`, which makes a component for each page of the site as soon as the
 * app starts, and is loaded beside a second table with the paths of all pages and their chunks. Here the
 * routes carry the names of their chunks, and a component is made when its route is first rendered or
 * loaded. The pages of the docs are not among them: they are in `routes.js?pages`.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error as `readRoutes`
 */
module.exports = function createOnDemand(source) {
  this.addDependency(join(this.context, CHUNKS));
  const { routes, pages } = withoutPages(readRoutes(source, this.context));
  if (this.resourceQuery === '?pages') {
    return [
      `export { default as loaders } from './registry.js?pages';`,
      `export const pages = ${asJson(pages)};`,
    ].join('\n');
  }
  return [
    `import { withComponents } from ${JSON.stringify(CLIENT)};`,
    `export default withComponents(${asJson(routes)});`,
  ].join('\n');
};
