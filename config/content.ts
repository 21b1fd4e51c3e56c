import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { createPageFinder, referenceRehype, referenceRemark } from '../plugins/reference';
import { feedContent } from '../src/lib/feed-content';
import { sourceTree, translatedTree } from '../src/lib/docs-trees';
import { remarkScreenshots } from '../src/remark/screenshots';
import { packageVersions } from '../src/remark/package-versions';
import { demosInPages } from './demos';
import { docLinks } from '../src/remark/doc-links';
import { knownComponents } from '../src/remark/known-components';
import remarkLead from '../src/remark/lead';
import remarkPagePicture from '../src/remark/page-picture';
import rehypeHighlightCode from '../src/remark/highlight';
import rehypeInlineCode from '../src/remark/inline-code';
import { LINKS } from '../src/lib/links';
import { DEFAULT_LOCALE } from './locales';
import { pictureOf } from './page-pictures';
import { RENAMED } from './redirects';
import { settingsOf, type Site } from './site';
import { translationTrees } from './translation';
import { componentPackages, newestOf, versionOptions } from './versions';

const EDIT_ROOT = `${LINKS.repository}/edit/main`;

/**
 * The file to edit for a page: its translation where there is one, else its source.
 *
 * @param docPath path of the page in its tree
 */
function editedFile(siteDir: string, version: string, locale: string, docPath: string): string {
  const translated = `${translatedTree(version, locale)}/${docPath}`;
  return locale !== DEFAULT_LOCALE && existsSync(join(siteDir, translated))
    ? translated
    : `${sourceTree(version)}/${docPath}`;
}

/** Options of the docs plugin: one instance, served from the base's root. */
export function docsOptions(site: Site): DocsOptions & { upgradeGuide: string } {
  const { siteDir, env, versions, locale } = site;
  const { reference: labels } = settingsOf(site);
  const trees = translationTrees(locale, versions).flatMap(({ source, translated }) => [
    source,
    translated,
  ]);
  return {
    routeBasePath: '/',
    sidebarPath: site.sidebarPath ?? './sidebars.ts',
    lastVersion: newestOf(versions).name,
    upgradeGuide: newestOf(versions).upgradeGuide,
    versions: versionOptions(versions),
    breadcrumbs: true,
    showLastUpdateTime: true,
    numberPrefixParser: false,
    // Options stand inside the functions: Docusaurus writes what is beside them into every reader's script.
    beforeDefaultRemarkPlugins: [
      () => knownComponents({ siteDir }),
      () => packageVersions({ siteDir, versions }),
      () => docLinks({ siteDir, trees }),
      () => remarkScreenshots({ siteDir, defaultLocale: DEFAULT_LOCALE }),
      () =>
        referenceRemark({
          siteDir,
          locale,
          labels,
          components: componentPackages(versions),
          pages: (version) => createPageFinder(siteDir, version, RENAMED, locale),
        }),
    ],
    remarkPlugins: [
      remarkLead,
      () => remarkPagePicture({ siteDir, pictureOf }),
      demosInPages(site),
    ],
    rehypePlugins: [() => referenceRehype({ labels }), rehypeHighlightCode, rehypeInlineCode],
    editUrl: ({ version, docPath }) =>
      `${EDIT_ROOT}/${editedFile(siteDir, version, locale, docPath)}`,
    onInlineTags: env.strict ? 'throw' : 'warn',
  };
}

/** Options of the blog plugin. */
export function blogOptions(site: Site): BlogOptions {
  const { siteDir, env, locales } = site;
  const { blog } = settingsOf({ locales, locale: DEFAULT_LOCALE });
  const onProblem = env.strict ? 'throw' : 'warn';
  return {
    routeBasePath: 'blog',
    beforeDefaultRemarkPlugins: [() => knownComponents({ siteDir })],
    remarkPlugins: [() => remarkPagePicture({ siteDir, pictureOf })],
    rehypePlugins: [rehypeHighlightCode, rehypeInlineCode],
    blogTitle: blog.title,
    blogDescription: blog.description,
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    showReadingTime: true,
    showLastUpdateTime: true,
    feedOptions: {
      type: 'all',
      ...settingsOf(site).blog,
      createFeedItems: async ({ defaultCreateFeedItems, ...params }) => {
        const items = await defaultCreateFeedItems(params);
        return items.map((item) => ({ ...item, content: feedContent(item.content ?? '') }));
      },
    },
    editUrl: ({ blogDirPath, blogPath }) => `${EDIT_ROOT}/${blogDirPath}/${blogPath}`,
    onInlineTags: onProblem,
    onInlineAuthors: onProblem,
    onUntruncatedBlogPosts: onProblem,
  };
}
