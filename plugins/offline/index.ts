import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import { languageTag } from '../../src/lib/language-tag';
import { BUILT_FACTS, type BuiltSite } from './files';
import { MANIFEST_FILE, OFFLINE_PAGE, WORKER_FILE, type Edition } from './types';

const DOCS = 'docusaurus-plugin-content-docs';

/** What a browser has to know to install the site as an app. */
function webManifest(name: string, base: string, lang: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang,
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [{ src: `${base}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
}

/**
 * Docusaurus plugin for readers who want the documentation without a network: a page on which they ask for it, the
 * worker that answers then, and the facts that the lists of files are made of, once everything is built. Nothing of it is loaded or kept
 * before somebody has asked on that page.
 *
 * `@docusaurus/plugin-pwa` 3.10.2 was built into the small site of the tests, and compared. It asks nobody: every
 * reader's first page loads 3.3 kB more of compressed scripts and registers a worker of 15.8 kB, which for most of
 * them does nothing; ours is 1.3 kB, and registered on request. Offline reading begins when the site is installed as
 * an app, for the whole build with all its versions, uncompressed: 383 of the small site's files, 6.9 of 7.1 MB, and
 * 5,800 files or 168 MB of the English site, where a version takes 41 MB here. It answers from its cache first, so
 * that a deployment is seen only after the worker was exchanged.
 *
 * A site with the hash router may lie anywhere; it leaves this plugin out.
 *
 * @param options module of the page; its property `editions` has what can be kept, as {@link Edition}
 */
export default function offlinePlugin({
  baseUrl,
  siteConfig,
  i18n,
  generatedFilesDir,
}: LoadContext): Plugin {
  const rootOf = (locale: string): string => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl;
  const siteRoot = rootOf(i18n.defaultLocale);
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const editionOf = (label: string, path: string): Edition => ({
    label,
    root: normalizeUrl([path, '/']),
    list: `${baseUrl}${OFFLINE_PAGE}/${label}.json`,
  });
  return {
    name: 'offline',
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(__dirname, 'client.ts')],

    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent[DOCS]?.default as LoadedContent;
      const editions = loadedVersions.map(({ label, path }) => editionOf(label, path));
      const facts = { editions, worker: `${siteRoot}${WORKER_FILE}`, scope: siteRoot };
      const file = await actions.createData('editions.json', JSON.stringify(facts));
      actions.addRoute({
        path: normalizeUrl([baseUrl, OFFLINE_PAGE]),
        component: '@theme/Offline/Panel',
        // Chunks are named after their modules' paths, and no name may tell where the folder of the build lies
        modules: { facts: `@generated/${posixPath(relative(generatedFilesDir, file))}` },
        exact: true,
      });
    },

    postBuild({ outDir, plugins, routesPaths }) {
      const docs = plugins.find(({ name }) => name === DOCS)?.content as LoadedContent;
      const versions = docs.loadedVersions.map(({ path }) => normalizeUrl([path, '/']));
      const languages = i18n.locales.map(rootOf).filter((root) => root !== baseUrl);
      const editions = docs.loadedVersions.map(({ label, path, versionName }) => ({
        ...editionOf(label, path),
        name: versionName,
      }));
      const facts: BuiltSite = {
        baseUrl,
        siteRoot,
        routes: routesPaths,
        versions,
        languages,
        editions,
      };
      const target = join(outDir, BUILT_FACTS);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify(facts));
      const language = languageTag(i18n);
      writeFileSync(join(outDir, MANIFEST_FILE), webManifest(siteConfig.title, baseUrl, language));
      if (isDefault) copyFileSync(join(__dirname, 'worker.js'), join(outDir, WORKER_FILE));
    },
  };
}
