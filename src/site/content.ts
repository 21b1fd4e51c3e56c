import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import rehypeHighlightCode from '../../plugins/code-highlight/rehype';
import rehypeLongCode from '../../plugins/code-names';
import { docLinks } from '../../plugins/doc-links/remark';
import { referenceRehype, referenceRemark } from '../../plugins/reference';
import { demosInPages } from './demos';
import type { SiteEnv } from './env';
import { LINKS } from './links';
import { DEFAULT_LOCALE, type Locale } from './locales';
import { COMPONENT_PACKAGES } from './reference';
import { translationTrees } from './translation';
import { VERSIONS } from './versions';

const EDIT_ROOT = `${LINKS.repository}/edit/main`;

/** What the blog calls itself in feeds, which the theme does not translate. */
const BLOG: Record<Locale, { title: string; description: string }> = {
  en: {
    title: 'Ionic Docs blog',
    description: 'Releases, upgrades and techniques for Ionic Framework',
  },
  ja: {
    title: 'Ionic Docsブログ',
    description: 'Ionic Frameworkのリリース、アップグレード、テクニック',
  },
};

function pageTrees(locale: string): string[] {
  return translationTrees(locale).flatMap(({ source, translated }) => [source, translated]);
}

/**
 * Options of the docs plugin: one instance, served from the base's root.
 *
 * @param siteDir the project's root folder
 * @param locale locale being built
 */
export function docsOptions(env: SiteEnv, siteDir: string, locale: string): DocsOptions {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions: VERSIONS,
    breadcrumbs: true,
    numberPrefixParser: false,
    beforeDefaultRemarkPlugins: [
      [docLinks, { siteDir, trees: pageTrees(locale) }],
      [referenceRemark, { siteDir, locale, components: COMPONENT_PACKAGES }],
    ],
    remarkPlugins: [demosInPages(siteDir, locale)],
    rehypePlugins: [[referenceRehype, { locale }], rehypeHighlightCode, rehypeLongCode],
    editUrl: ({ versionDocsDirPath, docPath, locale }) =>
      locale === 'en'
        ? `${EDIT_ROOT}/${versionDocsDirPath}/${docPath}`
        : `${EDIT_ROOT}/i18n/${locale}/docusaurus-plugin-content-docs/${versionDocsDirPath === 'docs' ? 'current' : 'version-v7'}/${docPath}`,
    onInlineTags: env.strict ? 'throw' : 'warn',
  };
}

/**
 * Options of the blog plugin.
 *
 * @param locale locale being built
 */
export function blogOptions(env: SiteEnv, locale: string): BlogOptions {
  const onProblem = env.strict ? 'throw' : 'warn';
  return {
    routeBasePath: 'blog',
    rehypePlugins: [rehypeHighlightCode, rehypeLongCode],
    blogTitle: BLOG[DEFAULT_LOCALE].title,
    blogDescription: BLOG[DEFAULT_LOCALE].description,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    showReadingTime: true,
    feedOptions: { type: 'all', ...BLOG[locale as Locale] },
    editUrl: ({ blogDirPath, blogPath }) => `${EDIT_ROOT}/${blogDirPath}/${blogPath}`,
    onInlineTags: onProblem,
    onInlineAuthors: onProblem,
    onUntruncatedBlogPosts: onProblem,
  };
}
