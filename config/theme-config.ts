import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcementBar } from './announcement';
import { footer } from './footer';
import { navbar } from './navbar';
import { algoliaConfig, searchMode } from './search';
import type { Site } from './site';

/**
 * Colors of a block of code, as custom properties, so that they are right in either color mode before any script
 * runs. Code is highlighted when a page is compiled, and `src/theme/CodeBlock/styles.css` colors it.
 */
const CODE_COLORS = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-bg)' },
  styles: [],
};

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
    prism: {
      theme: CODE_COLORS,
      darkTheme: CODE_COLORS,
      // Grammars that writers are promised; the compiler knows these and all others of Prism
      additionalLanguages: ['diff', 'http', 'shell-session'],
    },
  };
}
