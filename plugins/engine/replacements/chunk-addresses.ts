/**
 * `__webpack_require__.gca`, which Docusaurus' client calls with a chunk's name to prefetch its script.
 * Docusaurus' `ChunkAssetPlugin` writes a table from names to ids into the runtime. Here a chunk's id is
 * its name, so that neither that table nor the bundler's own from ids to names is needed. Its address has six digits
 * of a hash in place of eight: enough that one change of a file in sixteen million keeps its address, and two less
 * for each page of the site in a table that every reader loads. It gains 5.6 kB of scripts on every page.
 */
import type { Compiler } from '@rspack/core';
import type { Replacement } from '../replacement';

const REPLACED = 'ChunkAssetPlugin';
const NAME = 'chunk-addresses';
const HASH = '[contenthash:8]';
const SHORT_HASH = '[contenthash:6]';

class ChunkAddressByName {
  apply(compiler: Compiler): void {
    const { RuntimeModule, RuntimeGlobals } = compiler.rspack;
    class GetChunkAddress extends RuntimeModule {
      constructor() {
        super('get chunk address', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
        return `__webpack_require__.gca = function(name) { return ${publicPath} + ${getChunkScriptFilename}(name); };`;
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, set) => {
        set.add(RuntimeGlobals.publicPath);
        set.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new GetChunkAddress());
      });
    });
  }
}

export const chunkAddresses: Replacement = {
  name: NAME,
  files: [
    '@docusaurus/core/lib/webpack/base.js',
    '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
  ],
  change({ isServer, isProduction, config }) {
    if (isServer || !isProduction) return undefined;
    const plugins = config.plugins ?? [];
    const others = plugins.filter((plugin) => plugin?.constructor.name !== REPLACED);
    if (others.length === plugins.length) {
      throw new Error(
        `plugins/engine/replacements/${NAME}.ts: expected Docusaurus to add its bundler plugin ${REPLACED}, which it does not`,
      );
    }
    const { chunkFilename } = config.output ?? {};
    if (typeof chunkFilename !== 'string' || !chunkFilename.includes(HASH)) {
      throw new Error(
        `plugins/engine/replacements/${NAME}.ts: expected Docusaurus to name chunks with ${HASH}, which it does not`,
      );
    }
    return {
      config: {
        output: { chunkFilename: chunkFilename.replace(HASH, SHORT_HASH) },
        mergeStrategy: { plugins: 'replace' },
        plugins: [...others, new ChunkAddressByName()],
        optimization: { chunkIds: 'named' },
      },
    };
  },
};
