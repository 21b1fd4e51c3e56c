import { join, relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';
import type { ReportedTree } from './types';

/** What the plugin is told by the site. */
export interface TranslationStatusOptions {
  /** Path of the page, below the base path. */
  path: string;
  /** How every translation stands; empty for a site in one language. */
  report: () => readonly ReportedTree[];
}

/** Docusaurus plugin that adds a page which says how every translation of the site stands. */
export default function translationStatusPlugin(
  { baseUrl, generatedFilesDir }: LoadContext,
  { path, report }: TranslationStatusOptions,
): Plugin<readonly ReportedTree[]> {
  return {
    name: 'translations',
    getThemePath: () => join(__dirname, 'theme'),
    loadContent: report,
    async contentLoaded({ content, actions }) {
      if (content.length === 0) return;
      const file = await actions.createData('trees.json', JSON.stringify(content));
      // Chunks are named after their modules' paths, and no name may tell where the folder of the build lies
      const trees = `@generated/${posixPath(relative(generatedFilesDir, file))}`;
      actions.addRoute({
        path: normalizeUrl([baseUrl, path]),
        component: '@theme/TranslationStatus',
        modules: { trees },
        exact: true,
      });
    },
  };
}
