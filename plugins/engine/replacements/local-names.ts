/**
 * The minifier's names for the variables of the runtime script. It gives the shortest names to the letters
 * that are most frequent in a script, and counts the hashes of all chunks that stand in this one, before
 * they are final: two builds of the same pages then differ in the runtime's names, so in its hash, and so
 * in every page. Here its names follow the order of the variables alone. It costs the runtime a few bytes.
 */
import { rspack, type SwcJsMinimizerRspackPluginOptions } from '@rspack/core';
import type { Replacement } from '../replacement';

const NAME = 'local-names';
const MINIMIZER = 'SwcJsMinimizerRspackPlugin';
const RUNTIME = /[\\/]runtime~/;

/** The bundler's own plugins keep the arguments they were made with. */
interface BuiltinPlugin {
  name: string;
  _args: [SwcJsMinimizerRspackPluginOptions | undefined];
}

function fail(reason: string): never {
  throw new Error(`plugins/engine/replacements/${NAME}.ts: ${reason}`);
}

export const localNames: Replacement = {
  name: NAME,
  mends: 'two builds of the same pages differ',
  files: ['@docusaurus/bundler/lib/minification.js', '@docusaurus/faster/lib/index.js'],
  change({ isServer, isProduction, config }) {
    if (isServer || !isProduction) return undefined;
    const minimizers = (config.optimization?.minimizer ?? []) as (BuiltinPlugin | '...')[];
    const own = minimizers.find((one) => typeof one === 'object' && one.name === MINIMIZER);
    if (typeof own !== 'object') {
      return fail(`expected Docusaurus to add the minimizer ${MINIMIZER}, which it does not`);
    }
    const [options] = own._args;
    const mangle = options?.minimizerOptions?.mangle;
    if (mangle !== true) {
      return fail(`expected ${MINIMIZER} with mangle: true, got ${JSON.stringify(mangle)}`);
    }
    const minimizerOptions = { ...options?.minimizerOptions, mangle: { disableCharFreq: true } };
    return {
      config: {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          minimizer: [
            ...minimizers.filter((one) => one !== own),
            new rspack.SwcJsMinimizerRspackPlugin({ ...options, exclude: RUNTIME }),
            new rspack.SwcJsMinimizerRspackPlugin({
              ...options,
              test: RUNTIME,
              minimizerOptions: minimizerOptions as never,
            }),
          ] as never,
        },
      },
    };
  },
};
