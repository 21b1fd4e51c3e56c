import type { DemosOptions } from '../plugins/demos/options';
import { demosRemark } from '../plugins/demos/remark';
import { LOCALES } from './locales';
import type { Site } from './site';
import { VERSIONS, type DocsVersion } from './versions';

/** Folder of the demos, below the site's root. */
export const DEMOS = 'src/demos';

/** Options of the demos plugin. */
export function demosOptions(
  versions: readonly DocsVersion[] = VERSIONS,
  locales: readonly string[] = LOCALES,
): DemosOptions {
  return { folder: DEMOS, versions, locales };
}

/**
 * The remark plugin that `<Demo>` in a page needs, with its options inside: Docusaurus writes options that
 * stand beside a plugin into every reader's script, and the folder of the build is nothing to publish.
 */
export function demosInPages({
  siteDir,
  versions,
  locales,
  locale,
}: Site): () => ReturnType<typeof demosRemark> {
  return () => demosRemark({ ...demosOptions(versions, Object.keys(locales)), siteDir, locale });
}
