import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import rehypeHighlightCode from '../../plugins/code-highlight/rehype';
import { docLinks } from '../../plugins/doc-links/remark';
import { referenceRehype, referenceRemark } from '../../plugins/reference';
import { demosInPages } from './demos';
import type { SiteEnv } from './env';
import { LINKS } from './links';
import { COMPONENT_PACKAGES } from './reference';
import { translationTrees } from './translation';
import { VERSIONS } from './versions';

const EDIT_ROOT = `${LINKS.repository}/edit/main`;
const FEED_TITLE = 'Ionic Docs blog';
const FEED_DESCRIPTION = 'Releases, upgrades and techniques for Ionic Framework';

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
    rehypePlugins: [[referenceRehype, { locale }], rehypeHighlightCode],
    editUrl: ({ versionDocsDirPath, docPath, locale }) =>
      locale === 'en'
        ? `${EDIT_ROOT}/${versionDocsDirPath}/${docPath}`
        : `${EDIT_ROOT}/i18n/${locale}/docusaurus-plugin-content-docs/${versionDocsDirPath === 'docs' ? 'current' : 'version-v7'}/${docPath}`,
    onInlineTags: env.strict ? 'throw' : 'warn',
  };
}

/** Options of the blog plugin. */
export function blogOptions(env: SiteEnv): BlogOptions {
  const onProblem = env.strict ? 'throw' : 'warn';
  return {
    routeBasePath: 'blog',
    rehypePlugins: [rehypeHighlightCode],
    blogTitle: FEED_TITLE,
    blogDescription: FEED_DESCRIPTION,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    showReadingTime: true,
    feedOptions: { type: 'all', title: FEED_TITLE, description: FEED_DESCRIPTION },
    editUrl: ({ blogDirPath, blogPath }) => `${EDIT_ROOT}/${blogDirPath}/${blogPath}`,
    onInlineTags: onProblem,
    onInlineAuthors: onProblem,
    onUntruncatedBlogPosts: onProblem,
  };
}
