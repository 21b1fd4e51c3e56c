/** A version that demos exist for, and what of it makes a difference to them. */
export interface DemoVersion {
  /** Name of the docs version, as Docusaurus knows it. */
  name: string;
  /** What readers call it, and the folder of the files that a demo has for it alone. */
  label: string;
  /** Package (name or npm alias) with its components. */
  components: string;
  /** Folder, below the site's root, of the `package.json` with the exact versions that projects of demos install. */
  projects: string;
  /** Whether its package has style sheets with a dark palette. */
  darkPalette: boolean;
  /** Whether its Angular takes a component for standalone that does not say so (19 and later do). */
  standaloneByDefault: boolean;
}

/** What a demo is written for, in the order of the tabs. The names are those of the guides' tabs. */
export const FRAMEWORKS = ['javascript', 'angular', 'react', 'vue'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** The looks that components have, by the names that Ionic gives them. */
export const MODES = ['ios', 'md'] as const;
export type Mode = (typeof MODES)[number];

/** What the camera and the home indicator of the outlined phone take from the screen, in CSS pixels. */
export const PHONE_INSETS = { top: 32, bottom: 16 } as const;

/** One step of the test that every demo brings along. Selectors are CSS, in the demo's page. */
export type DemoStep =
  /** Clicks once, or so many times in quick succession. */
  | { click: string; times?: number }
  | { fill: string; text: string }
  | { press: string }
  /** Presses the pointer in the middle, moves it by so many CSS pixels, and lets go. */
  | { drag: string; by: readonly [x: number, y: number] }
  /** Something visible matches. */
  | { see: string };

/** Where a demo is known to differ from its plain page; what is left out counts for all. */
export interface KnownDifference {
  framework: Framework;
  /** Labels of versions. */
  versions?: readonly string[];
  modes?: readonly Mode[];
  /** What `check:runs` says of the difference, as a regular expression; any other is a fault. */
  pattern: string;
  /** In a sentence. */
  why: string;
}

/** What `meta.json` says, with defaults filled in. */
export interface DemoMeta {
  /** Title by locale; the default locale's is always there. */
  title: Readonly<Record<string, string>>;
  /** Height of the live page, in CSS pixels; reserved before it loads. */
  height: number;
  /** Shows the live page in the outline of a device. */
  device: 'none' | 'phone';
  /** `center` puts the markup in the middle of an `ion-content`; `page` takes it as a whole app. */
  layout: 'center' | 'page';
  /** Labels of the versions that can run it. */
  versions: readonly string[];
  /** Why a version is left out. */
  why?: string;
  /** Texts that are measured, as a regular expression, and why they are never twice the same. */
  varies?: { pattern: string; why: string };
  /** What its component says to the console, as a regular expression, and why it says so in a right demo. */
  says?: { pattern: string; why: string };
  /**
   * Runs that differ from the plain page for a reason that is not the demo's, such as a fault of Ionic. One that
   * does not differ any more fails, so that the entry goes.
   */
  differs?: readonly KnownDifference[];
  /** Why the demo cannot be drawn without a browser; until it wakes, its place is empty. */
  notDrawn?: string;
  /**
   * What is clicked to open the overlay that the demo is about, by the label of the version: it is drawn open,
   * and the live page opens it before it takes the place of its drawing.
   */
  opens?: Readonly<Record<string, string>>;
  /** The page that shows it has its plain source from the start, and fetches only those for frameworks. */
  inPage?: boolean;
  /** The main interaction, tried by the browser tests. */
  steps: readonly DemoStep[];
}

/** One file of a demo's source. */
export interface DemoFile {
  /** Its name in a project, which readers see. */
  name: string;
  /** The file that its author wrote, relative to the folder of all demos. */
  path: string;
  text: string;
}

/** The sources of a demo, as its author wrote them: the files of each framework, the main one first. */
export type DemoCode = Readonly<Record<Framework, readonly DemoFile[]>>;

/** One demo, read from its folder. */
export interface Demo {
  /** `<component>/<demo>`. */
  name: string;
  meta: DemoMeta;
  /** Sources by the label of the version; a version that cannot run the demo is absent. */
  sources: Readonly<Record<string, DemoCode>>;
}

/** What a page knows about a demo before it loads any of it. */
export interface DemoInfo {
  name: string;
  /** Label of the version. */
  version: string;
  title: string;
  height: number;
  device: DemoMeta['device'];
  layout: DemoMeta['layout'];
  /** What is clicked to open the overlay that the demo is about. */
  opens?: string;
  /** Lines of its longest file, with one line for its imports. */
  lines: number;
  /** Path of the live page. */
  page: string;
  /** Path of the sources: {@link DemoSources} as JSON. */
  sources: string;
  /** The highlighted source without a framework, for a demo that leads its page (`inPage`). */
  source?: string;
}

/** A file of a source as a page shows it. */
export interface ShownFile extends Pick<DemoFile, 'name'> {
  /** Highlighted lines; see `imports.ts` for what opens in them. */
  html: string;
}

/** Highlighted sources: the files of each framework, in the order of their tabs. */
export type DemoSources = Readonly<Record<Framework, readonly ShownFile[]>>;

/** Path of the drawn page that stands in for a live page, in a mode. */
export function drawnPath(page: string, mode: Mode): string {
  return page.replace(/\.html$/, `.${mode}.html`);
}

/** The demo that a frame of a page shows, drawn or live; nothing for any other path. */
export function demoAt(path: string): Pick<DemoInfo, 'name' | 'version' | 'page'> | undefined {
  const match = /^(.*\/demos\/([^/]+)\/([^/]+\/[^/]+?))(?:\.(?:ios|md))?\.html$/.exec(path);
  const [, page, version, name] = match ?? [];
  if (page === undefined || version === undefined || name === undefined) return undefined;
  return { name, version, page: `${page}.html` };
}

/** Something that the reader did with the drawing of a demo, in CSS pixels of its page. */
export interface DemoUse {
  /** Name of the browser's event. */
  type: string;
  x: number;
  y: number;
  key?: string;
  /** What is written in the field, if it is one. */
  value?: string;
}

/** A demo as the page that runs it has it, also one that a reader has changed. */
export interface RunningDemo extends Pick<DemoInfo, 'title' | 'layout' | 'opens'> {
  /** With its own scripts. */
  markup: string;
}

/** What a page in a frame tells the page around it: a live page how it stands, a drawn one of its use. */
export type DemoMessage =
  { demo: 'started' | 'ready' | 'failed'; reason?: string } | { demo: 'used'; use: DemoUse };

/** What the page around tells a page in a frame. */
export interface DemoOrder {
  palette?: string;
  /** What the reader has done with the drawing, to be done again. */
  uses?: readonly DemoUse[];
  /** The page around hears now what was done with a drawn page before. */
  demo?: 'listening';
  /** What a page for changes is to become. */
  page?: RunningDemo;
}
