import type { DemoStep, Mode } from '../../../src/lib/demo';
import type { Compared } from '../harness/versions';

/** One demo, as it is opened once. */
export interface Run {
  demo: string;
  version: string;
  framework: Compared;
  mode: Mode;
}

/** One component that a page shows, reduced to what must be the same in every framework. */
export interface ShownNode {
  tag: string;
  /** Components around it. */
  depth: number;
  /** Properties, attributes and states by name, as text. */
  facts: Readonly<Record<string, string>>;
  /** Visible text that is its own, in order; the values of native fields among it. */
  text: readonly string[];
}

/** Everything that a page shows at one time. */
export type Shown = readonly ShownNode[];

/** Where an element stands, in words that hold in every framework. */
export interface Place {
  /** Position of the component around it in {@link Shown}, and its name. */
  index: number;
  tag: string;
  /** The element in that component: its name, and how many of that name come before it. */
  own?: { name: string; index: number };
}

/** What happened at one step of the plain demo. */
export interface Recorded {
  /** Nothing for the start. */
  step?: DemoStep;
  /** Where the element is that the step acts on. */
  place?: Place;
  shown: Shown;
  /** What was shown when the element of the next step was there. */
  later?: Shown;
}

/** What a page is told before its own scripts run. */
export interface PageSettings {
  /** Names of the properties of every component, by tag. */
  properties: Readonly<Record<string, readonly string[]>>;
}
