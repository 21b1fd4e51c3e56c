import type { MarkdownConfig } from '@docusaurus/types';
import { checkedFrontMatter } from './front-matter';
import type { Site } from './site';
import { parseFrontMatterWith } from './translation';

/**
 * How Markdown is read. Explicit heading ids (`## Title {#id}`) stay on: they are the same in both
 * languages, so links survive translation.
 *
 * @param onProblem what wrong front matter and a broken Markdown link or image do
 */
export function markdownConfig(
  site: Pick<Site, 'siteDir' | 'versions' | 'locale'>,
  onProblem: 'warn' | 'throw',
): Partial<MarkdownConfig> {
  const parseFrontMatter = parseFrontMatterWith(site);
  return {
    format: 'mdx',
    parseFrontMatter: (params) =>
      parseFrontMatter({
        ...params,
        defaultParseFrontMatter: checkedFrontMatter(
          site.siteDir,
          onProblem,
          params.defaultParseFrontMatter,
        ),
      }),
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: onProblem, onBrokenMarkdownImages: onProblem },
  };
}
