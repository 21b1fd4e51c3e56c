import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { indexLocale } from './embedded/build';
import { fileNames } from './embedded/format';
import type { PluginOptions } from './options';
import { outputFile } from '../../src/lib/output-file';

const CLIENTS = join(__dirname, 'client');

function writeJson(path: string, value: unknown): number {
  const text = JSON.stringify(value);
  outputFile(path, text);
  return Buffer.byteLength(text);
}

/** Search without an account: an index of the built pages, and the client that the theme talks to. */
export default function searchPlugin(
  context: LoadContext,
  { mode, ranks, parts }: PluginOptions,
): Plugin {
  const { siteConfig, i18n, baseUrl } = context;
  return {
    name: 'search',
    getThemePath: () => join(__dirname, 'theme'),
    contentLoaded({ actions }) {
      actions.setGlobalData({ mode });
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          ...(mode === 'hosted' && { [join(CLIENTS, 'embedded.ts')]: join(CLIENTS, 'hosted.ts') }),
          ...(mode === 'off' && {
            // Its theme is left out, with the search that would need it
            '@theme/SearchTranslations': false,
            '@theme/SearchMetadata': join(__dirname, 'no-metadata.ts'),
          }),
        },
      },
    }),
    async postBuild({ outDir }) {
      if (mode === 'off') {
        logger.info('Search: off, because the hash router has no built pages to search.');
      }
      if (mode !== 'embedded') return;
      const started = performance.now();
      const { currentLocale, locales } = i18n;
      const localeParts = parts[currentLocale];
      if (!localeParts) throw new Error(`plugins/search: parts: nothing for "${currentLocale}"`);
      const indexes = indexLocale(
        outDir,
        siteConfig.url,
        { baseUrl, parts: localeParts, ranks },
        locales.filter((name) => name !== currentLocale),
      );
      let bytes = 0;
      for (const { headings, text } of indexes) {
        const files = fileNames(headings.tag);
        bytes += writeJson(join(outDir, files.headings), headings);
        bytes += writeJson(join(outDir, files.text), text);
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      logger.info(
        `Search: ${indexes.length} versions, ${Math.round(bytes / 1000)} kB, in ${seconds} s.`,
      );
    },
  };
}
