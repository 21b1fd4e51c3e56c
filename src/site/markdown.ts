import type { MarkdownConfig } from '@docusaurus/types';
import { parseFrontMatterWith } from './translation';

/**
 * How Markdown is read. Explicit heading ids (`## Title {#id}`) stay on: they are the same in both
 * languages, so links survive translation.
 *
 * @param root the project's root folder
 * @param onProblem what a broken Markdown link or image does
 */
export function markdownConfig(root: string, onProblem: 'warn' | 'throw'): Partial<MarkdownConfig> {
  return {
    format: 'mdx',
    parseFrontMatter: parseFrontMatterWith(root),
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: onProblem, onBrokenMarkdownImages: onProblem },
  };
}
