import type { RootContent } from 'mdast';
import type { NativeAlias, NativeEnum, NativeInterface, NativeSource } from '../types';
import { createWriter, linkedType, type PageContext, type Targets, type Writer } from './context';
import { IdSequence } from './ids';
import { fieldFacts, fieldTable, method } from './members';
import { code, codeLines, facts, heading, nameHeading, nodesOf, table } from './nodes';

type Identified<T> = readonly [id: string, member: T];

interface Ids {
  methods: Identified<NativeSource['methods'][number]>[];
  listeners: Identified<NativeSource['listeners'][number]>[];
  interfaces: Identified<NativeInterface>[];
  enums: Identified<NativeEnum>[];
  aliases: Identified<NativeAlias>[];
  sequence: IdSequence;
}

function idsOf(source: NativeSource): Ids {
  const sequence = new IdSequence();
  const types = <T extends { name: string }>(members: readonly T[]): Identified<T>[] =>
    members.map((member) => [sequence.next('type', member.name), member]);
  return {
    methods: source.methods.map((member) => [sequence.next('method', member.name), member]),
    listeners: source.listeners.map((member) => [sequence.next('event', member.event), member]),
    interfaces: types(source.interfaces),
    enums: types(source.enums),
    aliases: types(source.aliases),
    sequence,
  };
}

function targetsOf({ methods, listeners, interfaces, enums, aliases }: Ids): Targets {
  // Where an interface and an alias share a name, links go to the interface.
  const types = [...aliases, ...enums, ...interfaces].map(([id, { name }]) => [name, id] as const);
  const members = [
    ...listeners.map(([id, { event }]) => [event, id] as const),
    ...methods.map(([id, { name }]) => [name, id] as const),
  ];
  return { types: new Map(types), symbols: new Map([...members, ...types]) };
}

function since(version: string | undefined, { labels }: Writer): RootContent[] {
  return facts(version ? [[labels.since, version]] : []);
}

function interfaceBlock([id, each]: Identified<NativeInterface>, writer: Writer): RootContent[] {
  const { name, docs, fields, methods, deprecated } = each;
  return [
    nameHeading(id, name),
    ...writer.deprecation(deprecated),
    ...writer.describe(docs),
    ...since(each.since, writer),
    ...fieldTable(fields, writer),
    ...(methods.length > 0
      ? [
          table(
            [writer.labels.methods, writer.labels.description],
            methods.map((member) => ({
              name: writer.type(member.signature, 'ref-signature'),
              cells: [[...writer.deprecation(member.deprecated), ...writer.brief(member.docs)]],
            })),
          ),
        ]
      : []),
  ];
}

function enumBlock([id, { name, members }]: Identified<NativeEnum>, writer: Writer): RootContent[] {
  const { labels } = writer;
  const dated = members.some((member) => member.since) ? [labels.since] : [];
  return [
    nameHeading(id, name),
    table(
      [labels.name, labels.value, labels.description, ...dated],
      members.map((member) => ({
        name: code(member.name),
        cells: [
          code(member.value),
          [...writer.deprecation(member.deprecated), ...writer.brief(member.docs)],
          ...dated.map(() => member.since ?? ''),
        ],
      })),
    ),
  ];
}

function configuration(source: NativeSource, ids: Ids, writer: Writer): RootContent[] {
  const { configuration: config } = source;
  if (!config) return [];
  const { labels } = writer;
  const fields = config.fields.map((field) => ({
    id: ids.sequence.next('config', field.name),
    field,
  }));
  const entries = fields.flatMap(({ id, field }) => {
    const long = field.examples.filter((example) => example.includes('\n'));
    return [
      nameHeading(id, field.name),
      ...facts(fieldFacts(field, writer)),
      ...writer.deprecation(field.deprecated),
      ...writer.describe(field.docs),
      ...long.flatMap((example) => writer.describe(example)),
    ];
  });
  return [
    heading(2, 'plugin-configuration', labels.configuration),
    ...writer.describe(config.docs),
    ...entries,
  ];
}

function section(id: string, title: string, content: readonly RootContent[]): RootContent[] {
  return content.length === 0 ? [] : [heading(2, id, title), ...content];
}

/**
 * Renders a native plugin: its methods, listeners, settings, and the interfaces, enumerations and
 * aliases that these name.
 */
export function renderNative(source: NativeSource, context: PageContext): RootContent[] {
  const ids = idsOf(source);
  const targets = targetsOf(ids);
  const writer = createWriter(context, targets);
  const { labels } = writer;
  const methods = ids.methods.flatMap(([id, member]) => method(id, member.name, member, writer));
  const listeners = ids.listeners.flatMap(([id, member]) =>
    method(id, member.event, member, writer),
  );
  const aliases = ids.aliases.flatMap(([id, { name, docs, type }]) => [
    nameHeading(id, name),
    ...writer.describe(docs),
    codeLines([
      ...nodesOf(`type ${name} = `),
      ...linkedType(type.text, type.references, targets),
      ...nodesOf(';'),
    ]),
  ]);
  return [
    ...section('methods', labels.methods, [...writer.describe(source.docs), ...methods]),
    ...section('events', labels.events, [...listeners]),
    ...configuration(source, ids, writer),
    ...section(
      'interfaces',
      labels.interfaces,
      ids.interfaces.flatMap((each) => interfaceBlock(each, writer)),
    ),
    ...section(
      'enums',
      labels.enums,
      ids.enums.flatMap((each) => enumBlock(each, writer)),
    ),
    ...section('aliases', labels.typeAliases, aliases),
  ];
}
