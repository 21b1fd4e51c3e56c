import type { RootContent } from 'mdast';
import type {
  Component,
  ComponentEvent,
  ComponentProperty,
  ComponentSource,
  CssProperty,
  NamedDocs,
} from '../types';
import { typePages, typesShown } from './component-types';
import { createWriter, linkedType, type PageContext, type Targets, type Writer } from './context';
import { IdSequence, type Identified } from './ids';
import { method } from './members';
import { eventNames, importLines, propertyNames, typeImport } from './names';
import {
  code,
  codeLines,
  facts,
  joined,
  link,
  nameHeading,
  paragraph,
  section,
  table,
  type Fact,
} from './nodes';

/** A type expression longer than this stands in the types section only, if it has a name. */
const LONG_TYPE = 200;

function idsOf(component: Component, source: ComponentSource) {
  const ids = new IdSequence();
  return {
    properties: ids.all('prop', component.properties),
    events: ids.all('event', component.events),
    methods: ids.all('method', component.methods),
    slots: ids.all('slot', component.slots),
    parts: ids.all('part', component.parts),
    cssProperties: ids.all('css', component.cssProperties),
    types: ids.all('type', typesShown(component, source)),
  };
}

type Ids = ReturnType<typeof idsOf>;

function targetsOf({ types }: Ids, source: ComponentSource, { pages }: PageContext): Targets {
  const elsewhere = typePages(source).flatMap(([key, page]) => {
    const file = pages.fileOf(page);
    return file === undefined ? [] : [[key, `/${file}`] as const];
  });
  return new Map([...elsewhere, ...types.map(([id, { id: key }]) => [key, `#${id}`] as const)]);
}

/** The first section, below which the others stand in the contents of the page. */
function elementSection(component: Component, { labels, describe }: Writer): RootContent[] {
  const { tag, since, encapsulation, origin, docs } = component;
  return section('reference', labels.reference, [
    ...facts([
      [labels.tag, code(`<${tag}>`)],
      since !== undefined && [labels.since, since],
      [labels.encapsulation, labels.encapsulationKinds[encapsulation]],
      [labels.source, origin],
    ]),
    ...describe(docs),
  ]);
}

function typeFacts(type: ComponentProperty['type'], label: string, writer: Writer): Fact[] {
  const { text, alias, references } = type;
  if (alias === undefined) return [[label, writer.union(type)]];
  const name = writer.type({ text: alias, references });
  if (text.length > LONG_TYPE) return [[label, name]];
  return [
    [label, writer.union(type)],
    [writer.labels.typeName, name],
  ];
}

function property([id, entry]: Identified<ComponentProperty>, writer: Writer): RootContent[] {
  const { labels } = writer;
  const { name, attribute, default: value, defaultBefore, since } = entry;
  return [
    nameHeading(id, name),
    ...facts([
      entry.required && [labels.required, labels.yes],
      ...typeFacts(entry.type, labels.type, writer),
      value && [labels.default, code(value)],
      defaultBefore && [labels.defaultIn(defaultBefore.in), code(defaultBefore.value)],
      // Most are called like their property
      attribute !== name && [labels.attribute, attribute ? code(attribute) : labels.attributeNone],
      entry.reflects && [labels.reflects, labels.yes],
      entry.mutable && [labels.mutable, labels.yes],
      entry.virtual && [labels.virtual, labels.yes],
      since !== undefined && [labels.since, since],
      !entry.isInput && ['Angular', labels.noInput],
      !entry.virtual && writer.more(name),
    ]),
    ...writer.deprecation(entry.deprecated),
    ...writer.describe(entry.docs),
  ];
}

function event([id, entry]: Identified<ComponentEvent>, writer: Writer): RootContent[] {
  const { labels } = writer;
  const { name, detail, since } = entry;
  return [
    nameHeading(id, name),
    ...facts([
      ...typeFacts(detail, labels.detail, writer),
      // Nearly every event is all three; only the exceptions are worth a word.
      !entry.bubbles && [labels.bubbles, labels.no],
      !entry.cancelable && [labels.cancelable, labels.no],
      !entry.composed && [labels.composed, labels.no],
      since !== undefined && [labels.since, since],
      writer.more(name),
    ]),
    ...writer.deprecation(entry.deprecated),
    ...writer.describe(entry.docs),
  ];
}

/** What the words of a page call a slot, and a shadow part. */
const slotName = (name: string): string => `slot="${name}"`;
const partName = (name: string): string => `::part(${name})`;

/** Members that have a name and a description, one row each. */
function docsTable(
  members: readonly Identified<NamedDocs>[],
  writer: Writer,
  calledBy: (name: string) => string,
): RootContent[] {
  const { labels } = writer;
  return table(
    [labels.name, labels.description],
    members.map(([id, { name, docs }]) => ({
      id,
      name: name === '' ? labels.defaultSlot : code(name),
      cells: [[...writer.brief(docs), ...facts([writer.more(calledBy(name))])]],
    })),
  );
}

/** The values before anybody sets one; modes are named where theirs are not the same. */
function cssDefault({ name, defaults }: CssProperty, { labels, more }: Writer): RootContent[] {
  const values = defaults.map(({ modes, value }, index): Fact => {
    const words = [
      ...(index === 0 ? [labels.default] : []),
      ...(modes.length === 1 ? modes.map((mode) => labels.modes[mode]) : []),
    ];
    return [words.join(' '), code(value)];
  });
  return facts([...values, more(name)]);
}

function cssTable(members: readonly Identified<CssProperty>[], writer: Writer): RootContent[] {
  const { labels } = writer;
  return table(
    [labels.name, labels.description],
    members.map(([id, entry]) => ({
      id,
      name: code(entry.name),
      cells: [[...writer.brief(entry.docs), ...cssDefault(entry, writer)]],
    })),
  );
}

/** A component in two: what belongs below the page's first lines, and the sections of its members. */
interface RenderedComponent {
  opening: RootContent[];
  sections: RootContent[];
  /** Ids of the members by what a page's words call them. */
  members: ReadonlyMap<string, string>;
}

function membersOf(ids: Ids): Map<string, string> {
  const { properties, events, methods, cssProperties, slots, parts } = ids;
  return new Map([
    ...slots.map(([id, { name }]) => [slotName(name), id] as const),
    ...parts.map(([id, { name }]) => [partName(name), id] as const),
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
  const ids = idsOf(component, source);
  const targets = targetsOf(ids, source, context);
  const writer = createWriter(context, targets);
  const { labels } = writer;
  const properties = ids.properties.flatMap((each) => property(each, writer));
  const events = ids.events.flatMap((each) => event(each, writer));
  const methods = ids.methods.flatMap(([id, each]) => method(id, each.name, each, writer));
  const types = ids.types.flatMap(([id, { name, docs, declaration, references }]) => [
    nameHeading(id, name),
    ...writer.describe(docs),
    codeLines(linkedType(declaration, references, targets)),
  ]);
  const all: [id: string, title: string, content: RootContent[]][] = [
    ['properties', labels.properties, [...propertyNames(component), ...properties]],
    ['events', labels.events, [...eventNames(component), ...events]],
    ['methods', labels.methods, methods],
    ['slots', labels.slots, docsTable(ids.slots, writer, slotName)],
    ['css-shadow-parts', labels.cssParts, docsTable(ids.parts, writer, partName)],
    ['css-custom-properties', labels.cssProperties, cssTable(ids.cssProperties, writer)],
    ['types', labels.types, [...typeImport(ids.types, source), ...types]],
  ];
  const sections = all.filter(([, , content]) => content.length > 0);
  // What names a type leads to it
  const jumps = sections
    .filter(([id]) => id !== 'types')
    .map(([id, title]) => link(`#${id}`, title));
  const { keyboard } = context;
  if (keyboard) jumps.push(link(`#${keyboard.id}`, keyboard.title));
  return {
    // What one looks up at the top of a page
    opening: [
      ...importLines(component, context),
      ...(jumps.length > 0 ? [paragraph(joined(jumps), 'ref-jumps')] : []),
    ],
    sections: [
      ...elementSection(component, writer),
      ...sections.flatMap(([id, title, content]) => section(id, title, content)),
    ],
    members: membersOf(ids),
  };
}
