import { setTimeout } from 'node:timers/promises';
import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { canonicalPaths, markRoute, withCanonicals } from './canonical';
import { DocsFiles } from './changes';
import { withoutDocs, type VersionProps } from './version-props';

export { validateOptions };

/** The route of the docs, with less in the data of its versions. */
function slimRoute(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map((version) => ({
    ...version,
    props: withoutDocs(version.props as VersionProps | undefined),
  }));
  return { ...route, ...(routes && { routes }) };
}

type Load = () => Promise<LoadedContent>;

/** What Docusaurus does with the pages once they are loaded waits for so long: the bundler comes first. */
const AFTER_BUNDLER_MS = 1000;

/** Whether a file of the docs changed in what more than its own page shows. */
function haveChanged(files: DocsFiles, { loadedVersions }: LoadedContent): boolean {
  const trees = loadedVersions.flatMap(({ contentPath, contentPathLocalized }) => [
    { dir: contentPath, whole: contentPathLocalized !== undefined },
    ...(contentPathLocalized ? [{ dir: contentPathLocalized, whole: false }] : []),
  ]);
  const sidebars = loadedVersions.flatMap(({ sidebarFilePath }) => sidebarFilePath || []);
  return files.haveChanged(trees, sidebars);
}

/**
 * For the dev server: Docusaurus reads all pages of all versions again whenever one is saved, and the bundler,
 * which shares its thread, shows the change after that. Here they are read again only after a change that
 * other pages show too.
 */
function loadChanged(load: Load): Load {
  const files = new DocsFiles();
  let loaded: LoadedContent | undefined;
  return async () => {
    if (loaded && !haveChanged(files, loaded)) {
      await setTimeout(AFTER_BUNDLER_MS);
      return loaded;
    }
    loaded = await load();
    haveChanged(files, loaded);
    return loaded;
  };
}

/**
 * `@docusaurus/plugin-content-docs`, whose routes carry less: it hands a list of all pages of a version,
 * with their ids, titles and descriptions, to each of its pages. See {@link withoutDocs}. And pages of older
 * versions know the one of the newest that is about the same: see {@link withCanonicals}.
 */
export default async function slimDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const loadPages = plugin.loadContent as Load;
  const load: Load = async () => withCanonicals(await loadPages());
  return {
    ...plugin,
    loadContent: process.env.NODE_ENV === 'development' ? loadChanged(load) : load,
    contentLoaded: async ({ content, actions }) => {
      const paths = canonicalPaths(content);
      const addRoute = (route: RouteConfig): void =>
        actions.addRoute(markRoute(slimRoute(route), paths));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
    },
  };
}
