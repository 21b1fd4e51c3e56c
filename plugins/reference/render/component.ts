import type { RootContent } from 'mdast';
import type { Labels } from '../labels';
import type {
  Component,
  ComponentEvent,
  ComponentProperty,
  ComponentSource,
  CssProperty,
  NamedDocs,
} from '../types';
import { typesShown, type ShownType } from './component-types';
import { createWriter, linkedType, type PageContext, type Targets, type Writer } from './context';
import { IdSequence, type IdKind } from './ids';
import { method } from './members';
import { eventNames, importFacts, propertyNames, typeImport } from './names';
import {
  badge,
  code,
  codeLines,
  element,
  facts,
  heading,
  link,
  nameHeading,
  nodesOf,
  paragraph,
  table,
  type Content,
  type Fact,
} from './nodes';

/** A type expression longer than this stands in the types section only, if it has a name. */
const LONG_TYPE = 200;

/** A member and its id. */
type Identified<T> = readonly [id: string, member: T];

interface Ids {
  properties: Identified<ComponentProperty>[];
  events: Identified<ComponentEvent>[];
  methods: Identified<Component['methods'][number]>[];
  slots: Identified<NamedDocs>[];
  parts: Identified<NamedDocs>[];
  cssProperties: Identified<CssProperty>[];
  types: Identified<ShownType>[];
}

function idsOf(component: Component, types: readonly ShownType[]): Ids {
  const sequence = new IdSequence();
  const give = <T>(kind: IdKind, members: readonly T[], nameOf: (member: T) => string) =>
    members.map((member): Identified<T> => [sequence.next(kind, nameOf(member)), member]);
  const name = (member: { name: string }): string => member.name;
  return {
    properties: give('prop', component.properties, name),
    events: give('event', component.events, name),
    methods: give('method', component.methods, name),
    slots: give('slot', component.slots, name),
    parts: give('part', component.parts, name),
    cssProperties: give('css', component.cssProperties, name),
    types: give('type', types, ({ declaration }) => declaration.name),
  };
}

function targetsOf(ids: Ids): Targets {
  const named = [...ids.methods, ...ids.events, ...ids.properties];
  const types = ids.types.map(([id, { declaration }]) => [declaration.name, id] as const);
  return {
    types: new Map(ids.types.map(([id, { declaration }]) => [declaration.id, id])),
    // Later entries win: a property rather than a method of the same name, and types first of all.
    symbols: new Map([...named.map(([id, { name }]) => [name, id] as const), ...types]),
  };
}

/** The first section, below which the others stand in the contents of the page. */
function elementSection(component: Component, writer: Writer): RootContent[] {
  const { labels, describe } = writer;
  return [
    heading(2, 'reference', labels.reference),
    ...facts([
      [labels.tag, code(`<${component.tag}>`)],
      ...since(component, writer),
      [labels.encapsulation, labels.encapsulationKinds[component.encapsulation]],
      [labels.source, component.origin],
    ]),
    ...describe(component.docs),
  ];
}

function since({ since: version }: { since?: string }, { labels }: Writer): Fact[] {
  return version === undefined ? [] : [[labels.since, version]];
}

function typeFacts(type: ComponentProperty['type'], label: string, writer: Writer): Fact[] {
  const { text, alias, references } = type;
  if (alias === undefined) return [[label, writer.type(type)]];
  const named: Fact = [writer.labels.typeName, writer.type({ text: alias, references })];
  return text.length > LONG_TYPE ? [[label, named[1]]] : [[label, writer.type(type)], named];
}

function property([id, entry]: Identified<ComponentProperty>, writer: Writer): RootContent[] {
  const { labels } = writer;
  const attribute = entry.attribute === undefined ? labels.attributeNone : code(entry.attribute);
  const known: (Fact | false)[] = [
    entry.required && [labels.required, labels.yes],
    ...typeFacts(entry.type, labels.type, writer),
    entry.default !== undefined && entry.default !== '' && [labels.default, code(entry.default)],
    // Most are called like their property
    entry.attribute !== entry.name && [labels.attribute, attribute],
    entry.reflects && [labels.reflects, labels.yes],
    entry.mutable && [labels.mutable, labels.yes],
    entry.virtual && [labels.virtual, labels.yes],
    ...since(entry, writer),
    !entry.isInput && ['Angular', labels.noInput],
    ...(entry.virtual ? [] : writer.more(entry.name)),
  ];
  return [
    nameHeading(id, entry.name),
    ...facts(known.filter((fact) => fact !== false)),
    ...writer.deprecation(entry.deprecated),
    ...writer.describe(entry.docs),
  ];
}

function event([id, entry]: Identified<ComponentEvent>, writer: Writer): RootContent[] {
  const { labels } = writer;
  return [
    nameHeading(id, entry.name),
    ...facts([
      ...typeFacts(entry.detail, labels.detail, writer),
      // Nearly every event is all three; only the exceptions are worth a word.
      ...(entry.bubbles ? [] : [[labels.bubbles, labels.no] as Fact]),
      ...(entry.cancelable ? [] : [[labels.cancelable, labels.no] as Fact]),
      ...(entry.composed ? [] : [[labels.composed, labels.no] as Fact]),
      ...since(entry, writer),
      ...writer.more(entry.name),
    ]),
    ...writer.deprecation(entry.deprecated),
    ...writer.describe(entry.docs),
  ];
}

function docsTable(
  members: readonly Identified<NamedDocs>[],
  title: (name: string) => Content,
  writer: Writer,
): RootContent[] {
  const { labels } = writer;
  return [
    table(
      [labels.name, labels.description],
      members.map(([id, { name, docs }]) => ({
        id,
        name: title(name),
        cells: [writer.brief(docs)],
      })),
    ),
  ];
}

function modeName(mode: string, labels: Labels): string {
  return mode === 'ios' || mode === 'md' ? labels.modes[mode] : mode;
}

/** What a CSS custom property does; modes are named only where they differ or one lacks it. */
function cssDescription({ descriptions }: CssProperty, writer: Writer): RootContent[] {
  return descriptions.flatMap(({ modes, docs }) => {
    const isCommon = descriptions.length === 1 && modes.length !== 1;
    if (isCommon) return writer.brief(docs);
    const marks = modes.map((mode) => badge(modeName(mode, writer.labels), `mode-${mode}`));
    const spaced = marks.flatMap((mark) => [mark, ...nodesOf(' ')]);
    return [element('div', { className: 'ref-mode' }, [...spaced, ...writer.brief(docs)])];
  });
}

/** The values before anybody sets one; modes are named where theirs are not the same. */
function cssDefault({ name, defaults }: CssProperty, { labels, more }: Writer): RootContent[] {
  const values = defaults.map(({ modes: [mode = '', ...others], value }, index): Fact => {
    const words = [
      ...(index === 0 ? [labels.default] : []),
      ...(others.length > 0 ? [] : [modeName(mode, labels)]),
    ];
    return [words.join(' '), code(value)];
  });
  return facts([...values, ...more(name)]);
}

function cssTable(members: readonly Identified<CssProperty>[], writer: Writer): RootContent[] {
  const { labels } = writer;
  return [
    table(
      [labels.name, labels.description],
      members.map(([id, entry]) => ({
        id,
        name: code(entry.name),
        cells: [[...cssDescription(entry, writer), ...cssDefault(entry, writer)]],
      })),
    ),
  ];
}

/** A section of members. */
interface Section {
  id: string;
  title: string;
  content: RootContent[];
}

/** A section, or nothing where there are no members. */
function section<T>(
  id: string,
  title: string,
  members: readonly T[],
  render: () => RootContent[],
): Section[] {
  return members.length === 0 ? [] : [{ id, title, content: render() }];
}

/** What one looks up at the top of a page: where the component is imported from, and where its members are. */
function opening(
  tag: string,
  from: readonly string[],
  sections: readonly Section[],
  labels: Labels,
): RootContent[] {
  const jumps = sections.map(({ id, title }) => link(`#${id}`, title));
  return [
    ...importFacts(tag, from, labels),
    ...(jumps.length > 0
      ? [paragraph(jumps.flatMap((each) => [each, ...nodesOf(' ')]).slice(0, -1), 'ref-jumps')]
      : []),
  ];
}

/** A component in two: what belongs below the page's first lines, and the sections of its members. */
interface RenderedComponent {
  opening: RootContent[];
  sections: RootContent[];
  /** Ids of the members by what a page's words call them. */
  members: ReadonlyMap<string, string>;
}

function membersOf({ properties, events, methods, cssProperties }: Ids): Map<string, string> {
  return new Map([
    ...[...properties, ...events, ...cssProperties].map(([id, { name }]) => [name, id] as const),
    ...methods.map(([id, { name }]) => [`${name}()`, id] as const),
  ]);
}

/**
 * Renders a custom element: where it is imported from, what it is, its properties, events, methods, slots, shadow
 * parts, CSS custom properties, and the types that these name.
 */
export function renderComponent(
  component: Component,
  source: ComponentSource,
  context: PageContext,
): RenderedComponent {
  const { tag } = component;
  const ids = idsOf(component, typesShown(component, source));
  const targets = targetsOf(ids);
  const writer = createWriter(context, targets);
  const { labels } = writer;
  const sections = [
    ...section('properties', labels.properties, ids.properties, () => [
      ...propertyNames(component),
      ...ids.properties.flatMap((each) => property(each, writer)),
    ]),
    ...section('events', labels.events, ids.events, () => [
      ...eventNames(component),
      ...ids.events.flatMap((each) => event(each, writer)),
    ]),
    ...section('methods', labels.methods, ids.methods, () =>
      ids.methods.flatMap(([id, each]) => method(id, each.name, each, writer)),
    ),
    ...section('slots', labels.slots, ids.slots, () =>
      docsTable(ids.slots, (name) => (name === '' ? labels.defaultSlot : code(name)), writer),
    ),
    ...section('css-shadow-parts', labels.cssParts, ids.parts, () =>
      docsTable(ids.parts, (name) => code(name), writer),
    ),
    ...section('css-custom-properties', labels.cssProperties, ids.cssProperties, () =>
      cssTable(ids.cssProperties, writer),
    ),
    ...section('types', labels.types, ids.types, () => [
      ...typeImport(component, source, labels),
      ...ids.types.flatMap(([id, { declaration, references }]) => [
        nameHeading(id, declaration.name),
        ...writer.describe(declaration.docs),
        codeLines(linkedType(declaration.declaration, references, targets)),
      ]),
    ]),
  ];
  return {
    opening: opening(tag, component.imports, sections, labels),
    sections: [
      ...elementSection(component, writer),
      ...sections.flatMap(({ id, title, content }) => [heading(2, id, title), ...content]),
    ],
    members: membersOf(ids),
  };
}
