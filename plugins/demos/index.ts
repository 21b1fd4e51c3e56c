import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDemos } from './folders';
import { cachedHighlighter } from './highlighted';
import { findIonic } from './ionic';
import { PLUGIN_NAME, type DemosOptions } from './options';
import { drawing } from './draw';
import {
  infoFile,
  rememberBuilt,
  writeComponents,
  writeDemos,
  writeDrawings,
  type BuiltDemo,
  type Site,
} from './output';
import { toolData } from './projects';
import { languageTag } from '../../src/lib/language-tag';
import { DemoServer, pagesOf, sharedOf } from './serve';
import { demoTranslator } from './texts/apply';
import { readTexts, TEXTS } from './texts/read';

/** Folders of what has been drawn and highlighted, kept from build to build. */
const CACHE = 'node_modules/.cache/docs-demos';
const HIGHLIGHTED = 'node_modules/.cache/docs-demos-highlighted';

/** What the server renders, and browsers have no script for. */
const SERVER_ONLY = join(__dirname, 'theme/Demo/Panel/Sleeping.tsx');

/** What of the dev server's application is used here. */
interface Application {
  use(path: string, middleware: DemoServer['answer']): void;
}

/**
 * Docusaurus plugin that turns the folders of `src/demos` into drawn and live pages and highlighted sources,
 * in the language being built. The components are the same in all, so the build of the default one writes them.
 */
export default function demosPlugin(
  { siteDir, siteConfig, generatedFilesDir, i18n, baseUrl }: LoadContext,
  { folder, versions, locales }: DemosOptions,
): Plugin<BuiltDemo[]> {
  const root = join(siteDir, folder);
  const served = join(generatedFilesDir, PLUGIN_NAME, 'served');
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const isDefault = currentLocale === defaultLocale;
  const site: Site = {
    // With the hash router every page is the one file of its language, which may lie anywhere
    baseUrl: siteConfig.future.experimental_router === 'hash' ? './' : baseUrl,
    shared: isDefault ? '' : '../',
    locale: currentLocale,
    defaultLocale,
    ionic: new Map(
      versions.map((version) => [version.label, findIonic(siteDir, versions, version)]),
    ),
    highlight: cachedHighlighter(join(siteDir, HIGHLIGHTED)),
  };
  const lang = languageTag(i18n);
  let drawn: (() => Promise<Buffer[]>) | undefined;
  const isServing = process.env.NODE_ENV === 'development';
  const server = isServing ? new DemoServer(served, join(siteDir, CACHE), site) : undefined;
  const build = rememberBuilt(site);
  return {
    name: PLUGIN_NAME,
    getThemePath: () => join(__dirname, 'theme'),
    getPathsToWatch: () => [join(folder, '**/*'), join('i18n', currentLocale, TEXTS)],

    loadContent: async () => {
      const demos = readDemos(root, { versions, locales });
      const translated = isDefault
        ? demos
        : demos.map(demoTranslator(readTexts(siteDir, currentLocale), lang));
      return translated.flatMap(build);
    },

    async contentLoaded({ content, actions }) {
      server?.serve(content);
      for (const { info } of content) {
        if (server && !server.isNewest(content)) return;
        const file = infoFile(currentLocale, info.version, info.name);
        await actions.createData(file, JSON.stringify(info));
      }
      const { projects, palettes } = toolData(siteDir, versions);
      await actions.createData('projects.json', JSON.stringify(projects));
      await actions.createData('palettes.json', JSON.stringify(palettes));
      if (server) return;
      drawn = drawing(join(siteDir, CACHE)).start(content.flatMap(({ subjects }) => subjects));
    },

    configureWebpack: (_, isServer) => ({
      ...(!isServer && { resolve: { alias: { [SERVER_ONLY]: false } } }),
      ...(server &&
        ({
          devServer: {
            // Before all that Docusaurus answers: its last answer to an address without a file is a page
            setupMiddlewares: (_: unknown, { app }: { app: Application }) => {
              app.use(baseUrl, server.answer);
              return [];
            },
            static: [
              { directory: pagesOf(served), publicPath: baseUrl },
              {
                directory: sharedOf(served),
                publicPath: localeConfigs[defaultLocale]?.baseUrl ?? baseUrl,
              },
            ],
          },
        } as object)),
    }),

    async postBuild({ outDir, content }) {
      writeDemos(outDir, content, site);
      if (isDefault) await writeComponents(outDir, content, site);
      if (drawn) writeDrawings(outDir, content, site, await drawn());
    },
  };
}
