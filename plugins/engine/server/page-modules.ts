import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Compiler, Module } from '@rspack/core';

/** How a page's text is loaded without the table of all pages: its module, and the chunks that have to be there first. */
export type PageModule = [id: string | number, chunks: string[]];

/**
 * Bundler plugin that writes how each text of a page is loaded, by the name of its chunk. Which module it is in the
 * bundle is known only when that is made; the server renderer tells it the page.
 */
export class PageModules {
  /**
   * @param registry absolute path of the module that loads the texts, with its query
   * @param file absolute path of the JSON to write
   */
  constructor(
    private readonly registry: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageModules', (compilation) => {
      let registry: Module | undefined;
      compilation.hooks.finishModules.tap('PageModules', (modules) => {
        for (const module of modules) {
          if ('resource' in module && module.resource === this.registry) registry = module;
        }
      });
      compilation.hooks.afterProcessAssets.tap('PageModules', () => {
        const { chunkGraph, moduleGraph } = compilation;
        const found: Record<string, PageModule> = {};
        for (const block of registry?.blocks ?? []) {
          const group = chunkGraph.getBlockChunkGroup(block);
          const [dependency] = block.dependencies;
          const module = dependency && moduleGraph.getModule(dependency);
          const id = module && chunkGraph.getModuleId(module);
          if (!group?.name || id === undefined || id === null) continue;
          found[group.name] = [id, group.chunks.map((chunk) => chunk.id ?? '')];
        }
        mkdirSync(dirname(this.file), { recursive: true });
        writeFileSync(this.file, JSON.stringify(found));
      });
    });
  }
}
