/**
 * Files of packages whose markup, class names or attributes other files of this repository rely on by
 * their names, beside those that the manifest finds by itself: our file, and what it relies on, below
 * `node_modules`.
 */
export const MATCHED_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  'plugins/docs/version-props.ts': [
    '@docusaurus/plugin-content-docs/lib/props.js',
    '@docusaurus/plugin-content-docs/lib/routes.js',
    '@docusaurus/theme-classic/lib/theme/DocCard/index.js',
  ],
  'plugins/docusaurus/watched-texts.ts': [
    '@docusaurus/core/lib/commands/start/start.js',
    '@docusaurus/core/lib/commands/start/watcher.js',
  ],
  'plugins/reference/static-html.ts': ['@docusaurus/theme-classic/lib/theme/Heading/index.js'],
  'plugins/search/extract/page.ts': [
    '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js',
    '@docusaurus/theme-classic/lib/theme/SearchMetadata/index.js',
    '@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
  ],
  'plugins/search/extract/sections.ts': ['@docusaurus/theme-common/lib/utils/ThemeClassNames.js'],
  'plugins/page-scripts/inline/start.ts': ['@docusaurus/theme-classic/lib/inlineScripts.js'],
  'src/theme/Navbar/MobileSidebar/index.tsx': [
    '@docusaurus/theme-classic/lib/theme/Navbar/Layout/index.js',
    '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js',
    '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Toggle/index.js',
  ],
};
