import { join } from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEFAULT_PLUGIN_ID } from '@docusaurus/utils';
import { socialImage } from '../../src/lib/social-image';
import { startPainting } from './paint';
import { blogPictures, docsPictures, type Picture } from './pictures';
import { outputFile } from '../../src/lib/output-file';

const CACHE = 'node_modules/.cache/social-images';

/**
 * Docusaurus plugin that draws a picture for each page and post, which stands for it where it is shared. The
 * dev server has none: nobody shares its pages. With the hash router there is one page, which has the site's.
 */
export default function socialImagesPlugin({
  siteDir,
  baseUrl,
  siteConfig,
  i18n,
}: LoadContext): Plugin {
  const draws =
    process.env.NODE_ENV === 'production' && siteConfig.future.experimental_router !== 'hash';
  let pictures: Picture[] = [];
  let painted: (() => Promise<Buffer[]>) | undefined;
  return {
    name: 'social-images',
    getThemePath: () => join(__dirname, 'theme'),

    allContentLoaded({ allContent }) {
      if (!draws) return;
      const contentOf = (name: string): unknown => allContent[name]?.[DEFAULT_PLUGIN_ID];
      const docs = contentOf('docusaurus-plugin-content-docs') as LoadedContent;
      const blog = contentOf('docusaurus-plugin-content-blog') as BlogContent;
      pictures = [...docsPictures(docs), ...blogPictures(blog)];
      const { htmlLang = i18n.currentLocale, label = '' } =
        i18n.localeConfigs[i18n.currentLocale] ?? {};
      const site = { language: htmlLang, languageName: label };
      painted = startPainting(
        pictures.map((picture) => ({ ...picture, ...site })),
        join(siteDir, CACHE),
      );
    },

    async postBuild({ outDir }) {
      const files = (await painted?.()) ?? [];
      for (const [index, png] of files.entries()) {
        const route = (pictures[index]?.permalink ?? '').slice(baseUrl.length);
        outputFile(join(outDir, socialImage(route)), png);
      }
    },
  };
}
