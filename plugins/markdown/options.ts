import type { DemoCode } from '../../src/lib/demo';
import type { CopyWords } from './types';

/** What the plugin is told by the site. */
export interface MarkdownExportOptions {
  /** The words that copies write themselves, in the language being built. */
  words: CopyWords;
  /** The sources of all demos in that language, by the label of the version and the name of the demo. */
  demos: () => Iterable<readonly [version: string, name: string, sources: DemoCode]>;
}
