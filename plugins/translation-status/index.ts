import { relative } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl, posixPath } from '@docusaurus/utils';

/** What the plugin is told by the site. */
export interface TranslationStatusOptions {
  /** Path of the page, below the base path. */
  path: string;
  /** Module of the page; its property `trees` is what {@link report} gives. */
  component: string;
  /** How every translation stands; empty for a site in one language. */
  report: () => readonly unknown[];
}

/** Docusaurus plugin that adds a page which says how every translation of the site stands. */
export default function translationStatusPlugin(
  { baseUrl, generatedFilesDir }: LoadContext,
  { path, component, report }: TranslationStatusOptions,
): Plugin<readonly unknown[]> {
  return {
    name: 'translation-status',
    loadContent: report,
    async contentLoaded({ content, actions }) {
      if (content.length === 0) return;
      const file = await actions.createData('trees.json', JSON.stringify(content));
      // Chunks are named after their modules' paths, and no name may tell where the folder of the build lies
      const trees = `@generated/${posixPath(relative(generatedFilesDir, file))}`;
      actions.addRoute({
        path: normalizeUrl([baseUrl, path]),
        component,
        modules: { trees },
        exact: true,
      });
    },
  };
}
