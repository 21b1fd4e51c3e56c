import type { RootContent } from 'mdast';
import type { NativeEnum, NativeInterface, NativeSource } from '../types';
import { createWriter, linkedType, type PageContext, type Targets, type Writer } from './context';
import { IdSequence, type Identified } from './ids';
import { fieldFacts, fieldTable, method } from './members';
import { code, codeLines, facts, nameHeading, nodesOf, section, table } from './nodes';

function idsOf({ methods, listeners, configuration, interfaces, enums, aliases }: NativeSource) {
  const ids = new IdSequence();
  return {
    methods: ids.all('method', methods),
    listeners: listeners.map((member) => [ids.next('event', member.event), member] as const),
    interfaces: ids.all('type', interfaces),
    enums: ids.all('type', enums),
    aliases: ids.all('type', aliases),
    settings: ids.all('config', configuration?.fields ?? []),
  };
}

type Ids = ReturnType<typeof idsOf>;

function targetsOf({ interfaces, enums, aliases }: Ids): Targets {
  // Where an interface and an alias share a name, links go to the interface.
  const types = [...aliases, ...enums, ...interfaces];
  return new Map(types.map(([id, { name }]) => [name, `#${id}`]));
}

function interfaceBlock([id, each]: Identified<NativeInterface>, writer: Writer): RootContent[] {
  const { name, docs, fields, deprecated, since } = each;
  const { labels } = writer;
  return [
    nameHeading(id, name),
    ...writer.deprecation(deprecated),
    ...writer.describe(docs),
    ...facts([since && [labels.since, since]]),
    ...fieldTable(fields, writer),
  ];
}

function enumBlock([id, { name, members }]: Identified<NativeEnum>, writer: Writer): RootContent[] {
  const { labels } = writer;
  const dated = members.some((member) => member.since) ? [labels.since] : [];
  return [
    nameHeading(id, name),
    ...table(
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

function settings(source: NativeSource, ids: Ids, writer: Writer): RootContent[] {
  const entries = ids.settings.flatMap(([id, field]) => [
    nameHeading(id, field.name),
    ...fieldFacts(field, writer),
    ...writer.deprecation(field.deprecated),
    ...writer.describe(field.docs),
  ]);
  return [...writer.describe(source.configuration?.docs ?? ''), ...entries];
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
  const interfaces = ids.interfaces.flatMap((each) => interfaceBlock(each, writer));
  const enums = ids.enums.flatMap((each) => enumBlock(each, writer));
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
    ...section('events', labels.events, listeners),
    ...section('plugin-configuration', labels.configuration, settings(source, ids, writer)),
    ...section('interfaces', labels.interfaces, interfaces),
    ...section('enums', labels.enums, enums),
    ...section('aliases', labels.typeAliases, aliases),
  ];
}
