import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';

/** The engine's plugin for the function that turns a chunk's name into the address of its script. */
const ENGINE_PLUGIN = 'ChunkAssetPlugin';

/** What the docs plugin hands to every page of a version. */
const VERSION = {
  test: /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/][^\\/]+\.json$/,
  loader: resolve(__dirname, 'version-loader.cjs'),
};

/** Tools that load on demand, and the ids of the texts that only they use. */
const TOOL_TEXTS = {
  search: /^theme\.SearchModal\./,
  colorGenerator: /^site\.colorGenerator\.(?!(?:name|retry|noScript)$)/,
};

/** An alias that holds in the engine's own modules of that name only. */
function aliasIn(test: RegExp, request: string, file: string): object {
  return { test, resolve: { alias: { [request]: resolve(__dirname, 'client', file) } } };
}

/** Modules of the engine that get another one than they ask for, in every bundle. */
const REPLACED = [
  aliasIn(
    /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/,
    'react-router-config$',
    'route-config.tsx',
  ),
  aliasIn(
    /plugin-content-docs[\\/]lib[\\/]client[\\/]docs(?:Client)?Utils\.js$/,
    '@docusaurus/router',
    'router.ts',
  ),
  aliasIn(
    /theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/,
    '@docusaurus/useIsBrowser',
    'in-browser.ts',
  ),
  aliasIn(
    /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
    './docusaurus',
    'docusaurus.ts',
  ),
];

/**
 * Style sheets that come with a script which is loaded on demand: the search modal and the results of
 * the search page, and the panels of components. The engine gathers all others in one that every page
 * waits for.
 */
const OWN_STYLES =
  /[\\/](?:@docsearch|theme[\\/]SearchPage[\\/]results|css[\\/]search\.css|components[\\/]\w+[\\/]Panel[\\/])/;

const styles = {
  test: (module: { nameForCondition?: () => string | null }): boolean =>
    !OWN_STYLES.test(module.nameForCondition?.() ?? ''),
};

/**
 * Gives the runtime `__webpack_require__.gca`, which the engine's client calls with a chunk's name to
 * prefetch its script. The engine's own version carries a table of names and ids; here a chunk's id is
 * its name.
 */
class ChunkAssetByName {
  apply(compiler: Compiler): void {
    const { RuntimeModule, RuntimeGlobals } = compiler.rspack;
    class GetChunkAsset extends RuntimeModule {
      constructor() {
        super('get chunk asset', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
        return `__webpack_require__.gca = function(name) { return ${publicPath} + ${getChunkScriptFilename}(name); };`;
      }
    }
    compiler.hooks.thisCompilation.tap('lean-runtime', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('lean-runtime', (chunk, set) => {
        set.add(RuntimeGlobals.publicPath);
        set.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new GetChunkAsset());
      });
    });
  }
}

/**
 * Takes out of the scripts that every page waits for what grows with the number of pages and is of no
 * use to a reader: the list of all pages of the version, in dev server and server bundle too, so that
 * they agree; and from the client's production bundle the runtime's tables from chunk names to ids and
 * back, the engine's second list of routes, the names of source files in the registry of pages, which
 * only the server renderer reads, and a library of helpers of which one is called. Nor does a page do
 * work for all others before it is usable: routes are compared as text before the router turns them into
 * regular expressions, their components are made when they are needed, links prefetch in idle time, and
 * tabs stay as the server rendered them.
 *
 * @throws Error when the engine no longer has the plugin that this one replaces
 */
export default function leanRuntimePlugin(): Plugin {
  return {
    name: 'lean-runtime',
    configureWebpack(config, isServer) {
      const rules = [VERSION, ...REPLACED];
      if (isServer || process.env.NODE_ENV !== 'production') return { module: { rules } };
      const plugins = config.plugins ?? [];
      const others = plugins.filter((plugin) => plugin?.constructor.name !== ENGINE_PLUGIN);
      if (others.length === plugins.length) {
        throw new Error(
          `lean-runtime: the engine has no ${ENGINE_PLUGIN}; adapt this plugin to it`,
        );
      }
      return {
        mergeStrategy: { plugins: 'replace' },
        plugins: [...others, new ChunkAssetByName()],
        optimization: { chunkIds: 'named', splitChunks: { cacheGroups: { styles } } },
        module: {
          rules: [
            ...rules,
            {
              test: /[\\/]\.docusaurus[\\/]routes\.js$/,
              enforce: 'pre',
              loader: resolve(__dirname, 'routes-loader.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]routesChunkNames\.json$/,
              enforce: 'pre',
              loader: resolve(__dirname, 'chunk-names-loader.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]codeTranslations\.json$/,
              enforce: 'pre',
              loader: resolve(__dirname, 'texts-loader.cjs'),
              options: { tools: TOOL_TEXTS },
            },
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              enforce: 'pre',
              loader: resolve(__dirname, 'registry-loader.cjs'),
            },
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
              resolve: { alias: { tslib$: resolve(__dirname, 'import-default.cjs') } },
            },
          ],
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
