import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { startScript } from './start-script';

/** The engine's module that starts the app in the browser. */
const CLIENT_ENTRY = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

/** What the specification asks of the page shell and Docusaurus 3.10.2 does not do by itself. */
export default function shellPlugin({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'shell',
    injectHtmlTags: () => ({
      // After the theme's own script: plugins come behind the preset's themes.
      preBodyTags: [
        { tagName: 'script', innerHTML: startScript({ announcementId: announcementBar?.id }) },
      ],
    }),
    configureWebpack: () => ({
      module: {
        rules: [
          // Only for the start: navigation keeps the engine's preload, whose failure reloads the page.
          {
            test: CLIENT_ENTRY,
            resolve: { alias: { './preload': join(__dirname, 'client/preload.ts') } },
          },
        ],
      },
    }),
  };
}
