/**
 * The tables of pages, which every page waits for and which grow with the site. Docusaurus has four: `routes.js` makes
 * a component for each page as soon as the app starts; `routesChunkNames.json` has the path of each page again, with
 * its chunks; `registry.js` names the source file of each chunk beside its id, for the server renderer alone; and the
 * runtime script has two from chunks' names to their ids and from ids to names.
 *
 * Here the routes are data with the names of their chunks, a component is made when its route is first rendered or
 * loaded, the second table is empty, the registry has what loads a chunk and nothing else, and a chunk's id is its
 * name. `window.docusaurus`, which prefetches pages, reads the second table: in its place stands one that reads the
 * routes.
 *
 * In the dev server the ids in the registry are references that make the bundler compile every page before the first
 * one is shown: without them it is there in a third of the time.
 */
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { fail, loadGenerated, merged, replaceImport, type Change, type Patch } from '../patch';

const CLIENT = '@docusaurus/core/lib/client';
const CHUNK_ADDRESSES = 'ChunkAssetPlugin';
const LOADER = join(__dirname, '../loaders/route-table.cjs');
const NAME = 'route-table';

/** Makes `__webpack_require__.gca`, which gives the address of a chunk's script, where a chunk's id is its name. */
class ChunkAddressByName {
  apply(compiler: Compiler): void {
    const { RuntimeModule, RuntimeGlobals } = compiler.rspack;
    const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
    class GetChunkAddress extends RuntimeModule {
      constructor() {
        super('get chunk address', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        return `__webpack_require__.gca = function(name) { return ${publicPath} + ${getChunkScriptFilename}(name); };`;
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, set) => {
        set.add(publicPath);
        set.add(getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new GetChunkAddress());
      });
    });
  }
}

function chunksByName(plugins: NonNullable<Change['config']['plugins']>): Change {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_ADDRESSES);
  if (others.length === plugins.length) {
    fail(NAME, `expected Docusaurus to add its bundler plugin ${CHUNK_ADDRESSES}`);
  }
  return {
    config: {
      mergeStrategy: { plugins: 'replace' },
      plugins: [...others, new ChunkAddressByName()],
      optimization: { chunkIds: 'named' },
    },
  };
}

export const routeTable: Patch = {
  name: NAME,
  reason:
    'The routes of all pages, which every page loads, are one table of data instead of five; components are made when they are needed. In the dev server the first page does not wait for all others.',
  gains: true,
  files: [
    ...['App', 'docusaurus', 'prefetch', 'preload', 'exports/ComponentCreator'].map(
      (file) => `${CLIENT}/${file}.js`,
    ),
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    '@docusaurus/core/lib/webpack/base.js',
    '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    '@docusaurus/theme-common/lib/utils/routesUtils.js',
  ],
  change(bundle) {
    if (bundle.isServer) return undefined;
    const registry = loadGenerated(bundle, 'registry.js', LOADER);
    if (!bundle.isProduction) return registry;
    return merged(
      registry,
      loadGenerated(bundle, 'routes.js', LOADER),
      loadGenerated(bundle, 'routesChunkNames.json', LOADER),
      replaceImport(NAME, bundle, {
        path: `${CLIENT}/clientEntry.js`,
        request: './docusaurus',
        by: join(__dirname, '../client/prefetch.ts'),
      }),
      chunksByName(bundle.config.plugins ?? []),
    );
  },
};
