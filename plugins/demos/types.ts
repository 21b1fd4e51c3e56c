/** The versions that demos exist for, newest first. */
export const DEMO_VERSIONS = ['v8', 'v7'] as const;
export type DemoVersion = (typeof DEMO_VERSIONS)[number];

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

/** What `meta.json` says, with defaults filled in. */
export interface DemoMeta {
  /** Title by locale. */
  title: Readonly<Record<string, string>>;
  /** Height of the live page, in CSS pixels; reserved before it loads. */
  height: number;
  /** Shows the live page in the outline of a device. */
  device: 'none' | 'phone';
  /** `centre` puts the markup in the middle of an `ion-content`; `page` takes it as a whole app. */
  layout: 'centre' | 'page';
  /** Versions that can run it. */
  versions: readonly DemoVersion[];
  /** Why a version is left out. */
  why?: string;
  /** The main interaction, tried by the browser tests. */
  steps: readonly DemoStep[];
}

/** One demo, read from its folder. */
export interface Demo {
  /** `<component>/<demo>`. */
  name: string;
  meta: DemoMeta;
  /** Sources by version; a version that cannot run the demo is absent. */
  sources: Partial<Record<DemoVersion, Readonly<Record<Framework, string>>>>;
}

/** What a page knows about a demo before it loads any of it. */
export interface DemoInfo {
  name: string;
  version: DemoVersion;
  title: string;
  height: number;
  device: DemoMeta['device'];
  layout: DemoMeta['layout'];
  /** Lines of its longest source. */
  lines: number;
  /** Path of the live page. */
  page: string;
  /** Path of the sources: {@link DemoSources} as JSON. */
  sources: string;
}

/** Highlighted sources, as HTML. */
export type DemoSources = Readonly<Record<Framework, string>>;

/** What a live page tells the page around it. */
export interface DemoMessage {
  demo: 'started' | 'ready' | 'failed';
  reason?: string;
}
