import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { startScript } from './start-script';

/** What happens before a page is painted, and Docusaurus 3.10.2 does not do by itself. */
export default function pageStartPlugin({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'page-start',
    injectHtmlTags: () => ({
      // After the theme's own script: plugins come behind the preset's themes.
      preBodyTags: [
        { tagName: 'script', innerHTML: startScript({ announcementId: announcementBar?.id }) },
      ],
    }),
  };
}
