import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadAds } from './load';
import type { AdsOptions } from './options';
import { pickScript } from './pick';
import { adsToShow } from './show';
import type { Log, ShownAd } from './types';

/** Where images go in the built site: below `assets/`, since their names are hashes. */
const IMAGE_PATH = 'assets/images/';
const SNAPSHOT = join(__dirname, 'snapshot');

const log: Log = {
  info: (line) => console.log(`[ads] ${line}`),
  warn: (line) => console.warn(`[ads] ${line}`),
};

interface Content {
  shown: ShownAd[];
  imageDir: string;
}

/**
 * Ads from the CMS, or from the committed snapshot, at build time. `plugins/ads/theme/AdSlot` shows what
 * is left in `shown.json`; the pages of a reader ask nobody but this site.
 */
export default function adsPlugin(context: LoadContext, options: AdsOptions): Plugin<Content> {
  const { baseUrl, generatedFilesDir, i18n, siteConfig } = context;
  // With the hash router the bundle may lie anywhere, so files are named from where the page is
  const root = siteConfig.future.experimental_router === 'hash' ? './' : baseUrl;
  const locales = { locale: i18n.currentLocale, defaultLocale: i18n.defaultLocale };
  return {
    name: 'ads',
    getThemePath: () => join(__dirname, 'theme'),
    getPathsToWatch: () => [join(SNAPSHOT, 'snapshot.json')],
    async loadContent() {
      const { records, imageDir } = await loadAds({
        cms: options.cms?.(),
        strict: options.strict,
        snapshotDir: SNAPSHOT,
        fetchedDir: join(generatedFilesDir, 'ads', 'fetched'),
        log,
      });
      return { shown: adsToShow(records, locales, `${root}${IMAGE_PATH}`), imageDir };
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('shown.json', content.shown);
    },
    injectHtmlTags: ({ content: { shown } }) =>
      shown.length < 2
        ? {}
        : {
            preBodyTags: [
              { tagName: 'script', innerHTML: pickScript(shown.map(({ weight }) => weight)) },
            ],
          },
    configureWebpack(_config, isServer, _utils, { imageDir }) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      // `postBuild` does not run for the dev server, which takes this key though its type lacks it.
      const files = { directory: imageDir, publicPath: `${baseUrl}${IMAGE_PATH}` };
      return { devServer: { static: [files] } } as object;
    },
    postBuild({ content: { shown, imageDir }, outDir }) {
      const folder = join(outDir, IMAGE_PATH);
      mkdirSync(folder, { recursive: true });
      for (const name of shown.flatMap(({ src }) => src.map((path) => basename(path)))) {
        copyFileSync(join(imageDir, name), join(folder, name));
      }
    },
  };
}
