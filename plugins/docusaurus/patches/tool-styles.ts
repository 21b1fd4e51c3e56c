/**
 * The cache group `styles`, by which Docusaurus gathers the style sheets of all modules in the one that every page
 * waits for. Those of parts that a reader asks for are left with their script.
 */
import type { Module } from '@rspack/core';
import { fail, type Patch } from '../patch';

/** The search modal, the results of the search page, the editor of demos, and the panels of components. */
const ON_DEMAND =
  /[\\/](?:@docsearch|prism-code-editor|theme[\\/]SearchBar[\\/]modal\.css|(?:components|theme)[\\/]\w+[\\/]Panel[\\/])/;

export const toolStyles: Patch = {
  name: 'tool-styles',
  reason: 'The styles of search and of tools come with their script, when a reader asks for them.',
  gains: true,
  files: ['@docusaurus/core/lib/webpack/base.js'],
  change({ isServer, isProduction, config }) {
    if (isServer || !isProduction) return undefined;
    const { splitChunks } = config.optimization ?? {};
    if (!splitChunks || !splitChunks.cacheGroups?.styles) {
      return fail(this.name, 'expected Docusaurus to declare the cache group "styles"');
    }
    const test = (module: Module): boolean => !ON_DEMAND.test(module.nameForCondition?.() ?? '');
    return { config: { optimization: { splitChunks: { cacheGroups: { styles: { test } } } } } };
  },
};
