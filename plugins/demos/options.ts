import type { DemoVersion } from '../../src/lib/demo';

/** Name of the plugin, and so of the folder that its generated modules are in. */
export const PLUGIN_NAME = 'docs-demos';

/** What reading a demo takes: what it may be written for. */
export interface DemoScope {
  /** The versions, newest first. */
  versions: readonly DemoVersion[];
  /** The locales that a title may be in, the default one first. */
  locales: readonly string[];
}

/** What the demos have to be told. */
export interface DemosOptions extends DemoScope {
  /** Folder of the demos, below the site's root. */
  folder: string;
}
