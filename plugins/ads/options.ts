import type { Cms } from './types';

/** What the plugin is told by the site's configuration. */
export interface AdsOptions {
  /**
   * Gives the CMS to ask at build time; the committed snapshot serves without one. A function, because
   * Docusaurus writes options into every reader's script, and leaves functions out.
   */
  cms?: () => Cms | undefined;
  /** A configured CMS that cannot be read fails the build instead of leaving it to the snapshot. */
  strict: boolean;
}
