import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { listedRoutes } from '../../../config/sitemap';

function page(path: string, metadata?: object, component = '@theme/DocItem'): RouteConfig {
  return { path, component, exact: true, ...(metadata && { metadata }) };
}

it('The sitemap lists pages with a text of their own, and the posts', () => {
  const file = { sourceFilePath: 'docs/a.mdx' };
  const newer = { ...file, canonical: '/docs/a' };
  const routes: RouteConfig[] = [
    {
      path: '/docs',
      component: '@theme/DocRoot',
      routes: [
        page('/docs/a', file),
        page('/docs/v7/a', newer),
        page('/docs/v7/only-here', file),
        page('/docs/tags', undefined, '@theme/DocTagsListPage'),
      ],
    },
    page('/docs/blog', undefined, '@theme/BlogListPage'),
    page('/docs/blog/post', file, '@theme/BlogPostPage'),
    page('/docs/blog/archive', undefined, '@theme/BlogArchivePage'),
    page('/docs/search', undefined, '@theme/SearchPage'),
  ];
  expect(listedRoutes(routes).map(({ path }) => path)).toEqual([
    '/docs/a',
    '/docs/v7/only-here',
    '/docs/blog',
    '/docs/blog/post',
  ]);
});
