/**
 * The facts that the reference renders, in one shape whatever package they were read from.
 * Everything is plain data: a source can be cached, compared and sent to a worker.
 */

import type { Mode } from '../../src/lib/demo';

/** Text of a deprecation: what to use instead, or an empty string where the source says nothing. */
export type Deprecation = string | undefined;

/** A named type that can be shown on a page. */
export interface TypeDeclaration {
  /** Key of the type in its source; names alone are not unique. */
  id: string;
  name: string;
  /** TypeScript text, beginning with `interface`, `type` or `class`. */
  declaration: string;
  docs: string;
}

/** A type expression and the named types of the same source that it mentions. */
export interface TypeExpression {
  text: string;
  /** Named alias of `text` (for instance `PopoverSize` of `"auto" | "cover"`), where one exists. */
  alias?: string;
  /** Keys of {@link TypeDeclaration}, by the name used in `text` or `alias`. */
  references: Readonly<Record<string, string>>;
}

/** A property of a custom element. */
export interface ComponentProperty {
  name: string;
  /** Name in HTML; absent where the property can only be set from a script. */
  attribute?: string;
  type: TypeExpression;
  default?: string;
  /** The default before its last change, and the version that had it last: a minor, or all of a major. */
  defaultBefore?: { in: string; value: string };
  required: boolean;
  reflects: boolean;
  mutable: boolean;
  /** Declared for documentation only, as `mode` is: read by the framework, not by the component. */
  virtual: boolean;
  /** Whether a template of Angular can bind it. */
  isInput: boolean;
  docs: string;
  deprecated: Deprecation;
  /** The minor version that brought it, where the major did not begin with it. */
  since?: string;
}

/** An event of a custom element. */
export interface ComponentEvent {
  name: string;
  /** Type of `CustomEvent.detail`. */
  detail: TypeExpression;
  bubbles: boolean;
  cancelable: boolean;
  composed: boolean;
  docs: string;
  deprecated: Deprecation;
  since?: string;
}

/** A parameter of a method. */
export interface Parameter {
  name: string;
  type: TypeExpression;
  docs: string;
}

/** A method of a custom element or of a native plugin. */
export interface Method {
  name: string;
  /** The whole call, `name(parameters) => result`. */
  signature: TypeExpression;
  parameters: readonly Parameter[];
  docs: string;
  deprecated: Deprecation;
  since?: string;
}

/** A slot or a CSS shadow part; the default slot has an empty name. */
export interface NamedDocs {
  name: string;
  docs: string;
}

/** A CSS custom property. */
export interface CssProperty {
  name: string;
  /** Its value in each mode before anybody sets it, where the component's own style sheet gives it one. */
  defaults: readonly { modes: readonly Mode[]; value: string }[];
  docs: string;
}

/** How a component keeps its markup and styles apart from the page's. */
export type Encapsulation = 'shadow' | 'scoped' | 'none';

/** A custom element. */
export interface Component {
  tag: string;
  /** Package and version that the facts come from. */
  origin: string;
  encapsulation: Encapsulation;
  docs: string;
  since?: string;
  /** The module that defines it without a framework, where the package has one. */
  module?: string;
  /** Packages that export its class. */
  imports: readonly string[];
  properties: readonly ComponentProperty[];
  events: readonly ComponentEvent[];
  methods: readonly Method[];
  slots: readonly NamedDocs[];
  parts: readonly NamedDocs[];
  cssProperties: readonly CssProperty[];
  /** Keys of types that the package exports for it, though no member names them. */
  types: readonly string[];
}

/** Every custom element of one package version, and the types they name. */
export interface ComponentSource {
  package: string;
  version: string;
  components: ReadonlyMap<string, Component>;
  types: ReadonlyMap<string, TypeDeclaration>;
  /** Names of the types that an application can import. */
  exports: ReadonlySet<string>;
}

/** A positional argument of a command. */
export interface CommandInput {
  name: string;
  summary: string;
  required: boolean;
}

/** An option of a command. */
export interface CommandOption {
  name: string;
  summary: string;
  type: 'boolean' | 'string';
  default?: string | boolean;
  aliases: readonly string[];
  /** Placeholder of the value in the usage line. */
  value: string;
  /** Groups as the source names them: `advanced`, `deprecated`, `experimental`, `cordova`, … */
  groups: readonly string[];
  /** Hint of the source: the tool that takes the option, or the option that it depends on. */
  hint?: string;
  /** Frameworks that have the option; empty where every project has it. */
  frameworks: readonly string[];
}

/** Texts or examples that some project types add to a command. */
export interface FrameworkText {
  frameworks: readonly string[];
  texts: readonly string[];
}

/** A command of the command line tool. */
export interface Command {
  /** Words after `ionic`, for instance `capacitor add`. */
  name: string;
  scope: 'global' | 'project';
  summary: string;
  description: string;
  frameworkDescriptions: readonly FrameworkText[];
  /** Addresses by footnote name. */
  footnotes: Readonly<Record<string, string>>;
  groups: readonly string[];
  aliases: readonly string[];
  inputs: readonly CommandInput[];
  options: readonly CommandOption[];
  /** What follows `ionic <name>` in each example. */
  examples: readonly string[];
  frameworkExamples: readonly FrameworkText[];
  /** Frameworks whose projects have the command; empty where all have it. */
  frameworks: readonly string[];
}

/** Every visible command of one version of the command line tool. */
export interface CliSource {
  package: string;
  version: string;
  commands: ReadonlyMap<string, Command>;
}

/** A member of an interface, or a setting of a plugin. */
export interface Field {
  name: string;
  type: TypeExpression;
  docs: string;
  default?: string;
  since?: string;
  examples: readonly string[];
  deprecated: Deprecation;
}

/** An interface of a native plugin; its methods are fields too. */
export interface NativeInterface {
  name: string;
  docs: string;
  fields: readonly Field[];
  since?: string;
  deprecated: Deprecation;
}

/** An enumeration of a native plugin. */
export interface NativeEnum {
  name: string;
  members: readonly {
    name: string;
    value: string;
    docs: string;
    since?: string;
    deprecated: Deprecation;
  }[];
}

/** A type alias of a native plugin. */
export interface NativeAlias {
  name: string;
  docs: string;
  type: TypeExpression;
}

/** A native plugin. */
export interface NativeSource {
  package: string;
  version: string;
  docs: string;
  methods: readonly Method[];
  /** Overloads of `addListener`, by the event they listen to. */
  listeners: readonly (Method & { event: string })[];
  configuration?: { docs: string; fields: readonly Field[] };
  interfaces: readonly NativeInterface[];
  enums: readonly NativeEnum[];
  aliases: readonly NativeAlias[];
}
