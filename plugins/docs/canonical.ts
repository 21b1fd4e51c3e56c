import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { GlobalDoc, GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig, RouteMetadata } from '@docusaurus/types';
import type { Canonical } from './types';

type Doc = DocMetadata & Canonical;

/** Front-matter key of a page whose subject has another id in the newest version. */
export const CANONICAL_KEY = 'canonical_id';

/** Id of the newest version's page about the same subject. */
function subjectOf({ id, source, frontMatter }: Doc, ids: ReadonlyMap<string, string>): string {
  const named = (frontMatter as Record<string, unknown>)[CANONICAL_KEY];
  if (named === undefined) return id;
  if (typeof named === 'string' && ids.has(named)) return named;
  throw new Error(
    `${aliasedSitePathToRelativePath(source)}: ${CANONICAL_KEY}: got ${JSON.stringify(named)}, accepts the id of a page of the newest version, such as api/modal`,
  );
}

/**
 * Tells each page of an older version which page of the newest one is about the same subject: the one with its
 * id, or the one that it names. Search engines then show that one, and readers come to the older page by their
 * own choice.
 *
 * @param content the pages of all versions; they stay as they are
 * @throws Error when a page names one that does not exist
 */
export function withCanonicals(content: LoadedContent): LoadedContent {
  const newest = content.loadedVersions.find(({ isLast }) => isLast);
  const published = (newest?.docs ?? []).filter(({ draft }) => !draft);
  const paths = new Map(published.map(({ id, permalink }) => [id, permalink]));
  const withCanonical = (doc: Doc): Doc => {
    const canonical = paths.get(subjectOf(doc, paths));
    return canonical === undefined ? doc : { ...doc, canonical };
  };
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) =>
      version === newest ? version : { ...version, docs: version.docs.map(withCanonical) },
    ),
  };
}

/** Path of the page that stands for another, by the path of the other. */
export function canonicalPaths({ loadedVersions }: LoadedContent): ReadonlyMap<string, string> {
  const docs = loadedVersions.flatMap((version): Doc[] => version.docs);
  return new Map(
    docs.flatMap(({ permalink, canonical }) =>
      canonical === undefined ? [] : [[permalink, canonical]],
    ),
  );
}

/**
 * The data of the docs that every page has, with the page that stands for another one where that has another id.
 *
 * @param paths the page that stands for another, by the path of the other
 */
export function markRenamed(
  data: GlobalPluginData,
  paths: ReadonlyMap<string, string>,
): GlobalPluginData {
  const newest = data.versions.find(({ isLast }) => isLast);
  const known = new Map(newest?.docs.map(({ id, path }) => [id, path]));
  const marked = (doc: GlobalDoc): GlobalDoc & Canonical => {
    const canonical = paths.get(doc.path);
    return canonical === undefined || canonical === known.get(doc.id) ? doc : { ...doc, canonical };
  };
  return {
    ...data,
    versions: data.versions.map((version) => ({ ...version, docs: version.docs.map(marked) })),
  };
}

/** Says in the routes too which page another one stands for: the sitemap is made of them. */
export function markRoute(route: RouteConfig, paths: ReadonlyMap<string, string>): RouteConfig {
  const canonical = paths.get(route.path);
  const metadata: (RouteMetadata & Canonical) | undefined =
    canonical === undefined ? route.metadata : { ...route.metadata, canonical };
  return {
    ...route,
    ...(metadata && { metadata }),
    ...(route.routes && { routes: route.routes.map((inner) => markRoute(inner, paths)) }),
  };
}
