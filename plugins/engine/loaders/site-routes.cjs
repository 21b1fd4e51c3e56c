const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { runInNewContext } = require('node:vm');
const shortNames = require('./short-names.cjs');

const ROUTES = 'routes.js';
const CHUNKS = 'routesChunkNames.json';

/** All names of chunks in a part of the table of them. */
function namesIn(chunks) {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);
}

/** The same part with other names. */
function renamed(chunks, rename) {
  if (typeof chunks === 'string') return rename(chunks);
  if (Array.isArray(chunks)) return chunks.map((one) => renamed(one, rename));
  return Object.fromEntries(
    Object.entries(chunks).map(([key, one]) => [key, renamed(one, rename)]),
  );
}

function toData(routes, chunkNames) {
  return routes.map(({ component, routes: children, ...route }) => {
    const chunks = chunkNames[`${route.path}-${component.hash}`];
    if (!chunks && route.path !== '*') {
      throw new Error(
        `routes.js: routesChunkNames.json has no chunks for route ${route.path}-${component.hash}; adapt plugins/engine/replacements/routes.ts to it`,
      );
    }
    return {
      ...route,
      chunks,
      ...(children && { routes: toData(children, chunkNames) }),
    };
  });
}

/** Whether routes are the pages of a version of the docs: each has a text of its own, and none has routes within. */
function arePages(routes) {
  return routes.every(({ chunks, routes: children }) => !children && chunks?.content);
}

/**
 * Takes the pages of the docs out of the routes, which are most of them. The page at the address of the whole list
 * stays: breadcrumbs begin with it.
 *
 * @param {object[]} routes as `readRoutes` gives them
 * @returns {{ routes: object[], pages: object[][] }} the routes, with `isPartial` where pages are missing, and the
 *   missing pages of each such list, in the order of the lists
 */
function withoutPages(routes) {
  const pages = [];
  const leaveOut = (list) =>
    list.map((route) => {
      if (!route.routes) return route;
      if (!arePages(route.routes)) return { ...route, routes: leaveOut(route.routes) };
      const isHome = ({ path }) => path.replace(/\/$/, '') === route.path.replace(/\/$/, '');
      pages.push(route.routes.filter((page) => !isHome(page)));
      return { ...route, routes: route.routes.filter(isHome), isPartial: true };
    });
  return { routes: leaveOut(routes), pages };
}

/**
 * The routes of the site as data.
 *
 * @param {string} source of Docusaurus' `routes.js`
 * @param {string} folder of the modules that Docusaurus generates
 * @returns {object[]} routes as `client/routes.ts` describes them, with the short names of their chunks
 * @throws Error when `routes.js` does not export routes made by `ComponentCreator(path, hash)`, or when
 *   one of them has no chunks in `routesChunkNames.json`
 */
function readRoutes(source, folder) {
  const script = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox = { routes: undefined, ComponentCreator: (path, hash) => ({ hash }) };
  runInNewContext(script, sandbox);
  if (!sandbox.routes?.[0]?.component?.hash) {
    throw new Error(
      "routes.js: the first route has no component: ComponentCreator('path', 'hash'); adapt plugins/engine/replacements/routes.ts to it",
    );
  }
  const chunkNames = JSON.parse(readFileSync(join(folder, CHUNKS), 'utf8'));
  const short = renamed(chunkNames, shortNames(namesIn(chunkNames)));
  return toData(sandbox.routes, short);
}

module.exports = { CHUNKS, ROUTES, readRoutes, withoutPages };
