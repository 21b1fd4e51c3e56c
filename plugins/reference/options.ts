import type { Labels } from './labels';
import type { PageFinder } from './markdown/links';

/** What the reference has to be told. */
export interface ReferenceOptions {
  /** The site's root: its `node_modules` hold the sources, its trees the pages. */
  siteDir: string;
  /** Locale being built. */
  locale: string;
  /** The words that the reference writes, in that locale. */
  labels: Labels;
  /** Package (name or npm alias) with the custom elements, by docs version: `current`, `v7`, … */
  components: Readonly<Record<string, string>>;
  /** Pages of a docs version; by default the files of its tree. */
  pages?: (version: string) => PageFinder;
}

/** Package with the command line tool. */
export const CLI_PACKAGE = '@ionic/cli';
