import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcementBar } from './announcement';
import { footer } from './footer';
import { navbar } from './navbar';
import { prismTheme, PRISM_LANGUAGES } from './prism';
import { algoliaConfig, searchMode } from './search';
import type { Site } from './site';

/** Settings of the classic theme. */
export function themeConfig(site: Omit<Site, 'siteDir'>): ThemeConfig {
  const { env } = site;
  return {
    image: 'img/social-card.png',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    blog: { sidebar: { groupByYear: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcementBar(site),
    navbar: navbar(site, searchMode(env) !== 'off'),
    footer: footer(env),
    // Without it the preset leaves out the theme's search: its page, its tags and its client
    ...(searchMode(env) !== 'off' && { algolia: algoliaConfig(env) }),
    prism: { theme: prismTheme, darkTheme: prismTheme, additionalLanguages: PRISM_LANGUAGES },
  };
}
