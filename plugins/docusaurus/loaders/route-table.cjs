const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { runInNewContext } = require('node:vm');

const CHUNKS = 'routesChunkNames.json';
const CLIENT = join(__dirname, '../client/routes.ts');

function fail(reason) {
  throw new Error(`${reason}; adapt plugins/docusaurus/patches/route-table.ts to it`);
}

function toData(routes, chunkNames) {
  return routes.map(({ component, routes: children, ...route }) => {
    const chunks = chunkNames[`${route.path}-${component.hash}`];
    if (!chunks && route.path !== '*') {
      fail(`routes.js: ${CHUNKS} has no chunks for route ${route.path}-${component.hash}`);
    }
    return { ...route, chunks, ...(children && { routes: toData(children, chunkNames) }) };
  });
}

/** The routes as data with the names of their chunks; components are made of them by `client/routes.ts`. */
function routes(source, folder) {
  const script = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox = { routes: undefined, ComponentCreator: (path, hash) => ({ hash }) };
  runInNewContext(script, sandbox);
  if (!sandbox.routes?.[0]?.component?.hash) {
    fail("routes.js: the first route has no component: ComponentCreator('path', 'hash')");
  }
  const chunkNames = JSON.parse(readFileSync(join(folder, CHUNKS), 'utf8'));
  const json = JSON.stringify(JSON.stringify(toData(sandbox.routes, chunkNames)));
  return `import { withComponents } from ${JSON.stringify(CLIENT)};
export default withComponents(JSON.parse(${json}));
`;
}

/** The entries `"name": [load, "file", id]` without the file and the id. */
function registry(source) {
  const entry = /(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;
  const stripped = source.replace(entry, '$1]');
  if (stripped === source) fail('registry.js: no entry [load, "file", id]');
  return stripped;
}

/**
 * Loader for the three modules that Docusaurus generates of its routes; `patches/route-table.ts` says what for.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when a module is not as it is known
 */
module.exports = function routeTable(source) {
  const name = basename(this.resourcePath);
  if (name === 'registry.js') return registry(source);
  // The routes have the names of their chunks themselves
  if (name === CHUNKS) return '{}';
  this.addDependency(join(this.context, CHUNKS));
  return routes(source, this.context);
};
