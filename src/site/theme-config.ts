import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcementBar } from './announcement';
import type { SiteEnv } from './env';
import { footer } from './footer';
import { navbar } from './navbar';
import { prismTheme, PRISM_LANGUAGES } from './prism';
import { algoliaConfig } from './search';

/**
 * Settings of the classic theme.
 *
 * @param env validated settings
 * @param locale locale being built, as Docusaurus names it in `DOCUSAURUS_CURRENT_LOCALE`
 */
export function themeConfig(env: SiteEnv, locale: string | undefined): ThemeConfig {
  return {
    image: 'img/social-card.png',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    blog: { sidebar: { groupByYear: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: announcementBar(locale, env.baseUrl),
    navbar,
    footer,
    algolia: algoliaConfig(env),
    prism: { theme: prismTheme, darkTheme: prismTheme, additionalLanguages: PRISM_LANGUAGES },
  };
}
