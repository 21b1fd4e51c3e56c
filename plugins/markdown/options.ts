import type { DemoCode } from '../../src/lib/demo';
import type { TwinWords } from './types';

/** What the plugin is told by the site. */
export interface MarkdownExportOptions {
  /** The words that twins write themselves, in the language being built. */
  words: TwinWords;
  /** The sources of all demos in that language, by the label of the version and the name of the demo. */
  demos: () => Iterable<readonly [version: string, name: string, sources: DemoCode]>;
}
