import type { Page } from '@playwright/test';
import type { Framework, Mode } from '../../../src/lib/demo';
import type { App } from '../harness/app';
import type { Tried } from '../harness/check';

/** A code fence of a page, by the heading that it stands under. */
export interface FenceName {
  /** Id of the heading. */
  heading: string;
  /** Its `title`; without one, it is the first fence of its language there. */
  title?: string;
  /** Language of a fence without a title. */
  language?: string;
  /** Path that it gets in the project; its title unless it is given. */
  as?: string;
}

/** A part of a page, from a heading to the next one of its rank. */
export interface Section {
  /** The heading, as readers see it. */
  title: string;
  line: number;
  /** As written. */
  text: string;
}

/** What a claim is tried against: what its page says at this moment. */
export interface Told {
  version: string;
  section: Section;
  /** What the pattern of the sentence has caught. */
  caught: readonly string[];
}

/** Something that a page says of a behavior, and how it is tried in a running app. */
export interface Claim {
  /** Id of the heading that it stands under. */
  heading: string;
  /**
   * The sentence as the page has it, or a pattern whose groups catch what is promised. The check fails when
   * the page does not say so any more.
   */
  says: string | RegExp;
  /** The framework of the page's folder, unless it is given. */
  framework?: Framework;
  /** Titles of fences under the heading, or of fences elsewhere, that are the files of the app. */
  fences?: readonly (string | FenceName)[];
  /** Files that the page leaves to its reader, by path. */
  files?: Readonly<Record<string, string>>;
  /** What the app shows, unless it has routes or a root of its own: `src/pages/Home.tsx#Home`. */
  show?: string;
  /** Whether what it shows is a part of a page, which is put into one. */
  isPart?: boolean;
  /** Configuration of Ionic, as code of the frame. */
  config?: string;
  /** More of it, in the address: for apps that bring along their own start. */
  options?: Readonly<Record<string, string>>;
  mode?: Mode;
  /** Whether transitions play; most claims do not need them. */
  animated?: boolean;
  /** Packages besides those of every project. */
  packages?: readonly string[];
  /** Address that the app is opened at. */
  address?: string;
  /** Versions in which it is not tried, with the reason. */
  notIn?: Readonly<Record<string, string>>;
  /** What may be said to the console, because the page says that it is. */
  complaint?: RegExp;
  /** What is done before the app is asked for, such as answering its requests. */
  before?(page: Page): Promise<void>;
  try(app: App, told: Told): Promise<void>;
}

/** What one page claims. */
export interface PageClaims {
  claims: readonly Claim[];
}

/** A claim in one version, ready to be built. */
export interface Planned extends Tried {
  /** Of this start alone: the name of its folder, and of the host that it is served at. */
  id: string;
  /** Page and heading: `angular/lifecycle#order`. */
  base: string;
  /** Where its page says it, as in a message. */
  place: string;
  version: string;
  framework: Framework;
  claim: Claim;
  told: Told;
  files: Readonly<Record<string, string>>;
}
