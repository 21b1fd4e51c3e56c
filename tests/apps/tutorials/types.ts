import type { Framework } from '../../../src/lib/demo';
import type { App } from '../harness/app';

/** One tutorial for one version of Ionic: pages that a reader follows from the first to the last. */
export interface Tutorial {
  /** As on the command line: `react/your-first-app`. */
  name: string;
  version: string;
  /** Of its pages, and of the texts of its app. */
  locale: string;
  framework: Framework;
  /** Files of the pages in the order of the sidebar, relative to the root. */
  pages: readonly string[];
  /** Folder of the packages that its project installs, relative to the root. */
  packages: string;
  /** What its pages begin with, where it is no empty folder. */
  from?: Beginning;
}

/** An app that a guide leads from one version of Ionic to the next. */
export interface Beginning {
  /** What makes the app. */
  tutorial: Tutorial;
  /** A page with what its reader has written since, relative to the root. */
  written: string;
}

/** Where a page asks for something. */
export interface Where {
  page: string;
  line: number;
  /** The heading above. */
  heading: string;
}

/** What a command may need that a check has not. */
export const NEEDS = ['network', 'device'] as const;
export type Need = (typeof NEEDS)[number];

/** One thing that a page asks its reader to do. */
export type Step = Where &
  (
    | { kind: 'file'; path: string; language: string; code: string }
    /** A `diff` that does not say of which file. */
    | { kind: 'change'; code: string }
    | { kind: 'delete'; path: string }
    | { kind: 'commands'; commands: readonly string[]; needs: readonly Need[] }
  );

/** A page that cannot be followed, in a line that says where. */
export class PageFault extends Error {
  constructor({ page, line, heading }: Where, file: string, message: string) {
    const first = message.split('\n')[0] ?? message;
    super(`${page}:${line}: "${heading}": ${file}: ${first}`);
  }
}

/** What a page of a tutorial promises, and how it is tried. */
export interface Claim {
  /** A sentence in the words of the page. */
  says: string;
  /** Whether the browser refuses the camera. */
  refused?: boolean;
  try(app: App): Promise<void>;
}
