import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler } from '@rspack/core';

type Files = Record<string, { file: string }[] | undefined>;

/** What Docusaurus writes about the client's files, and reads when it renders a page (`client-manifest.json`). */
export interface ClientManifest {
  /** Names of the chunks that every page loads. */
  entrypoints: string[];
  /** Chunks that are loaded with one, by its name. */
  origins: Record<string, string[]>;
  /** Files of a chunk, by their kind. */
  assets: Record<string, Files>;
}

/**
 * The manifest in which a page's own chunks have no file but their style sheets: these are linked in its HTML.
 * Its scripts are loaded by those that every page has.
 */
export function withPageStyles({ entrypoints, origins, assets }: ClientManifest): ClientManifest {
  const own: ClientManifest = { entrypoints, origins: {}, assets: { ...assets } };
  const everywhere = new Set(entrypoints.flatMap((name) => origins[name] ?? []));
  for (const [name, chunks] of Object.entries(origins)) {
    if (entrypoints.includes(name)) {
      own.origins[name] = chunks;
      continue;
    }
    const styled = chunks.filter((chunk) => assets[chunk]?.css && !everywhere.has(chunk));
    if (styled.length === 0) continue;
    own.origins[name] = styled.map((chunk) => `${chunk}.css`);
    for (const chunk of styled) own.assets[`${chunk}.css`] = { css: assets[chunk]?.css };
  }
  return own;
}

/** Rewrites the manifest once Docusaurus has written it. */
export class PageStyles {
  /** @param file absolute path of the manifest */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('PageStyles', () => {
      const manifest = JSON.parse(readFileSync(this.file, 'utf8')) as ClientManifest;
      writeFileSync(this.file, JSON.stringify(withPageStyles(manifest)));
    });
  }
}
