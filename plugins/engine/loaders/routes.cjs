const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { runInNewContext } = require('node:vm');
const shortNames = require('./short-names.cjs');

const CLIENT = join(__dirname, '../client/routes.ts');

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

/** Routes as plain data: the names of their chunks in place of a component. */
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

/**
 * Loader for Docusaurus' `routes.js`, which makes a component for each page of the site as soon as the
 * app starts, and is loaded beside a second table with the paths of all pages and their chunks. Here the
 * routes carry the names of their chunks, and a component is made when its route is first rendered or
 * loaded.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when `routes.js` does not export routes made by `ComponentCreator(path, hash)`, or when
 *   one of them has no chunks in `routesChunkNames.json`
 */
module.exports = function createOnDemand(source) {
  const file = join(this.context, 'routesChunkNames.json');
  this.addDependency(file);
  const script = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox = { routes: undefined, ComponentCreator: (path, hash) => ({ hash }) };
  runInNewContext(script, sandbox);
  if (!sandbox.routes?.[0]?.component?.hash) {
    throw new Error(
      "routes.js: the first route has no component: ComponentCreator('path', 'hash'); adapt plugins/engine/replacements/routes.ts to it",
    );
  }
  const chunkNames = JSON.parse(readFileSync(file, 'utf8'));
  const short = renamed(chunkNames, shortNames(namesIn(chunkNames)));
  const data = JSON.stringify(toData(sandbox.routes, short));
  return [
    `import { withComponents } from ${JSON.stringify(CLIENT)};`,
    `export default withComponents(JSON.parse(${JSON.stringify(data)}));`,
  ].join('\n');
};
