import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import docsPlugin, { validateOptions as validateDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, Options, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, OptionValidationContext, Plugin, RouteConfig } from '@docusaurus/types';
import { canonicalPaths, markRenamed, markRoute, withCanonicals } from './canonical';
import { DocsFiles } from './changes';
import { changesInGuide, type ChangesByPage } from './upgrade-guide';
import type { VersionProps } from './types';
import { withoutDocs } from './version-props';

/** What this plugin is told beside the docs plugin's own options. */
interface OwnOptions {
  /** Id of the newest version's page that says what has changed since the one before. */
  upgradeGuide: string;
}

/** Checks the options of the docs plugin; that there is such a guide is seen once its page is read. */
export function validateOptions({
  validate,
  options: { upgradeGuide, ...options },
}: OptionValidationContext<OwnOptions & Options, PluginOptions>): OwnOptions & PluginOptions {
  const checked = validateDocs({
    validate: validate as Parameters<typeof validateDocs>[0]['validate'],
    options,
  });
  return { ...checked, upgradeGuide };
}

/** The route of the docs, with less in the data of its versions, and with where each one's changes are told. */
function slimRoute(route: RouteConfig, changes: ReadonlyMap<string, ChangesByPage>): RouteConfig {
  const routes = route.routes?.map((version) => ({
    ...version,
    props: withoutDocs(version.props as VersionProps | undefined, changes),
  }));
  return { ...route, ...(routes && { routes }) };
}

type Load = () => Promise<LoadedContent>;

/** What Docusaurus does with the pages once they are loaded waits for so long: the bundler comes first. */
const AFTER_BUNDLER_MS = 1000;

/** Whether a file of the docs changed in what more than its own page shows. */
function haveChanged(files: DocsFiles, { loadedVersions }: LoadedContent): boolean {
  const trees = loadedVersions.flatMap(({ contentPath, contentPathLocalized }) => {
    // A locale with translated texts alone has such a path too, where nothing is
    const isTranslated = contentPathLocalized !== undefined && existsSync(contentPathLocalized);
    const translated = isTranslated ? [{ dir: contentPathLocalized, whole: false }] : [];
    return [{ dir: contentPath, whole: isTranslated }, ...translated];
  });
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
 * versions know the one of the newest that is about the same, and where the upgrade guide says what changed for
 * them: see {@link withCanonicals} and {@link changesInGuide}.
 */
export default async function slimDocsPlugin(
  context: LoadContext,
  { upgradeGuide, ...options }: PluginOptions & OwnOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const loadPages = plugin.loadContent as Load;
  const load: Load = async () => withCanonicals(await loadPages());
  return {
    ...plugin,
    loadContent: process.env.NODE_ENV === 'development' ? loadChanged(load) : load,
    contentLoaded: async ({ content, actions }) => {
      const paths = canonicalPaths(content);
      const changes = changesInGuide(content, upgradeGuide, context.siteDir);
      const addRoute = (route: RouteConfig): void =>
        actions.addRoute(markRoute(slimRoute(route, changes), paths));
      const setGlobalData = (data: unknown): void =>
        actions.setGlobalData(markRenamed(data as GlobalPluginData, paths));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute, setGlobalData } });
    },
  };
}
