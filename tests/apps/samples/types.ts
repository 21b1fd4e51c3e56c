import type { DemoVersion } from '../../../src/lib/demo';

/** What checks samples: a compiler with the settings of a framework's projects; `other` has those without a package. */
export const CHECKERS = ['angular', 'vue', 'typescript', 'other'] as const;
export type Checker = (typeof CHECKERS)[number];

/** One file of source that a reader may copy. */
export interface Sample {
  /** Path of the file that it stands in, relative to the project's root. */
  origin: string;
  /** Line of its first line there. */
  line: number;
  /** Path that it has in the reader's project. */
  file: string;
  code: string;
  /** The version whose packages it is for. */
  version: DemoVersion;
  /** Why it is not checked, if it says so; it may still be needed by those that are. */
  unchecked?: string;
}

/** Samples that belong together, as files of one project do: those of a page, or a demo's source. */
export interface Group {
  version: DemoVersion;
  samples: Sample[];
}

/** Something that a compiler found, where the reader's copy of it stands. */
export interface Finding {
  version: DemoVersion;
  origin: string;
  line: number;
  message: string;
}
