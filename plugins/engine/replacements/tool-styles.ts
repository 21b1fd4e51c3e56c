/**
 * The cache group `styles`, by which Docusaurus gathers the style sheets of all modules in the one that
 * every page waits for. Those that come with a script loaded on demand are left with it, and those of the
 * blog are a sheet of their own, which its pages alone wait for.
 * It gains 3.3 kB of styles on every page.
 */
import type { Module } from '@rspack/core';
import type { Replacement } from '../replacement';

/** The search modal, the results of the search page, the editor of demos, the panels of components, the page of the translations and the landing pages. */
const ON_DEMAND =
  /[\\/](?:@docsearch|prism-code-editor|theme[\\/]SearchPage[\\/]results|theme[\\/]SearchBar[\\/]modal\.css|components[\\/](?:\w+[\\/]Panel|Landing|TranslationStatus)[\\/])/;

/** Parts of the theme, Docusaurus' and ours, that only pages of the blog have. */
const BLOG = /[\\/]theme[\\/]Blog/;

const NAME = 'tool-styles';

function nameOf(module: Module): string {
  return module.nameForCondition?.() ?? '';
}

export const toolStyles: Replacement = {
  name: NAME,
  files: ['@docusaurus/core/lib/webpack/base.js'],
  change({ isServer, isProduction, config }) {
    if (isServer || !isProduction) return undefined;
    const { splitChunks } = config.optimization ?? {};
    if (!splitChunks || !splitChunks.cacheGroups?.styles) {
      throw new Error(
        `plugins/engine/replacements/${NAME}.ts: expected Docusaurus to declare the cache group "styles", which it does not`,
      );
    }
    const styles = {
      test: (module: Module): boolean =>
        !ON_DEMAND.test(nameOf(module)) && !BLOG.test(nameOf(module)),
    };
    const blog = {
      ...splitChunks.cacheGroups.styles,
      name: 'blog-styles',
      test: (module: Module): boolean => BLOG.test(nameOf(module)),
    };
    return { config: { optimization: { splitChunks: { cacheGroups: { styles, blog } } } } };
  },
};
