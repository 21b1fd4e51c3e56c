import type { Compiler } from '@rspack/core';

/** A file that has to be in a bundle, and the patch that expects it there. */
interface Expectation {
  name: string;
  file: string;
}

/**
 * Bundler plugin that stops a build in which a patch matched nothing: a file that it expects is not
 * among the modules of the finished bundle.
 */
export class EveryPatchMatched {
  constructor(private readonly expectations: readonly Expectation[]) {}

  apply(compiler: Compiler): void {
    // Not the compilations below it, such as that of the dev server's HTML, which have other modules
    compiler.hooks.thisCompilation.tap('patches', (compilation) => {
      compilation.hooks.finishModules.tap('patches', (modules) => {
        const found = new Set<string>();
        for (const module of modules) found.add(module.nameForCondition() ?? '');
        for (const { name, file } of this.expectations) {
          if (found.has(file)) continue;
          compilation.errors.push(
            new compiler.rspack.WebpackError(
              `plugins/docusaurus/patches/${name}.ts: matched nothing; expected ${file} in the ${compiler.name ?? ''} bundle`,
            ),
          );
        }
      });
    });
  }
}
