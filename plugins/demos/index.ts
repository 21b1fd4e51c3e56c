import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDemos } from './folders';
import { findIonic } from './ionic';
import { checkOptions, PLUGIN_NAME, type DemosOptions } from './options';
import { buildDemo, infoFile, writeDemos, type BuiltDemo } from './output';

/**
 * Docusaurus plugin that turns the folders of `src/demos` into live pages and highlighted sources.
 * They are the same in every language, so the build of the default one writes them, for all.
 */
export default function demosPlugin(
  { siteDir, generatedFilesDir, i18n, baseUrl }: LoadContext,
  options: DemosOptions,
): Plugin<BuiltDemo[]> {
  const { folder, packages } = checkOptions(options);
  const root = join(siteDir, folder);
  const served = join(generatedFilesDir, PLUGIN_NAME, 'served');
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const site = {
    baseUrl: localeConfigs[defaultLocale]?.baseUrl ?? baseUrl,
    locale: currentLocale,
    ionic: {
      v8: findIonic(siteDir, packages, 'v8'),
      v7: findIonic(siteDir, packages, 'v7'),
    },
  };
  const isServing = process.env.NODE_ENV === 'development';
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [join(folder, '**/*')],

    loadContent: async () => readDemos(root).flatMap((demo) => buildDemo(demo, site)),

    async contentLoaded({ content, actions }) {
      for (const { info } of content) {
        const file = infoFile(currentLocale, info.version, info.name);
        await actions.createData(file, JSON.stringify(info));
      }
      if (isServing) writeDemos(served, content, site);
    },

    configureWebpack: () =>
      isServing
        ? ({ devServer: { static: [{ directory: served, publicPath: site.baseUrl }] } } as object)
        : {},

    async postBuild({ outDir, content }) {
      if (currentLocale === defaultLocale) writeDemos(outDir, content, site);
    },
  };
}
