import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
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

/**
 * `@docusaurus/plugin-content-docs`, whose routes carry less: it hands a list of all pages of a version,
 * with their ids, titles and descriptions, to each of its pages. See {@link withoutDocs}.
 */
export default async function slimDocsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({ content, actions }) =>
      plugin.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(slimRoute(route)) },
      }),
  };
}
