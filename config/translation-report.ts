import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '../src/lib/list-pages';
import type { TranslationStatusOptions } from '../plugins/translations';
import type { ReportedPage, ReportedTree } from '../plugins/translations/types';
import { DEFAULT_LOCALE } from './locales';
import type { Site } from './site';
import {
  REVISION_KEY,
  TRANSLATION_STATUS_PAGE,
  translationStatus,
  translationTrees,
} from './translation';
import type { DocsVersion } from './versions';

const RECORDED = new RegExp(`^${REVISION_KEY}:\\s*['"]?([0-9a-f]*)`, 'm');

/** What the stamp of a translated page says. */
function recordedIn(translated: string): string | undefined {
  return RECORDED.exec(readFileSync(translated, 'utf8'))?.[1];
}

/**
 * How every translation of the site stands, read from the stamps of the pages.
 *
 * @param root the site's root folder
 */
export function translationReport(
  root: string,
  versions: readonly DocsVersion[],
  locales: readonly string[],
): ReportedTree[] {
  return locales
    .filter((locale) => locale !== DEFAULT_LOCALE)
    .flatMap((locale) =>
      translationTrees(locale, versions).map(({ source, translated }, index) => ({
        locale,
        version: versions[index]?.label,
        source,
        translated,
        pages: listPages(join(root, source)).map((path): ReportedPage => {
          const file = join(root, translated, path);
          const status = existsSync(file)
            ? translationStatus(root, file, locale, recordedIn(file), versions)
            : undefined;
          return [path, status ?? 'missing'];
        }),
      })),
    );
}

/** Options of the plugin that makes a page of it. */
export function translationStatusOptions({
  siteDir,
  versions,
  locales,
}: Pick<Site, 'siteDir' | 'versions' | 'locales'>): TranslationStatusOptions {
  return {
    path: TRANSLATION_STATUS_PAGE,
    // A function: Docusaurus writes other options into every reader's script
    report: () => translationReport(siteDir, versions, Object.keys(locales)),
  };
}
