/**
 * The dev server loads the whole site anew when any file below `i18n/<locale>` is saved, the translated pages
 * included, which their own plugins watch already. Here only the texts of the interface do that.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Docusaurus' module that watches files. */
const WATCHER = '@docusaurus/core/lib/commands/start/watcher.js';

interface Watching {
  props: { localizationDir: string };
}
type Watch = (watching: Watching, onChange: unknown) => void;

const watchingTexts = new WeakSet<Watch>();

/** The files below a locale's folder with texts of the interface, as a pattern. */
function textsBelow(localizationDir: string): string {
  return join(localizationDir, '**/*.json').replaceAll('\\', '/');
}

/**
 * Narrows what {@link WATCHER} watches of the translations. It has to be called before the dev server watches,
 * and may be called again.
 *
 * @throws Error when the module does not have the function that the dev server calls
 */
export function watchTextsOnly(): void {
  const watcher = createRequire(__filename)(WATCHER) as { setupSiteFileWatchers?: Watch };
  const watch = watcher.setupSiteFileWatchers;
  if (typeof watch !== 'function') {
    throw new Error(
      `plugins/docusaurus/watched-texts.ts: expected ${WATCHER} to export setupSiteFileWatchers, which it does not`,
    );
  }
  if (watchingTexts.has(watch)) return;
  const narrowed: Watch = ({ props, ...rest }, onChange) =>
    watch(
      { ...rest, props: { ...props, localizationDir: textsBelow(props.localizationDir) } },
      onChange,
    );
  watchingTexts.add(narrowed);
  watcher.setupSiteFileWatchers = narrowed;
}
