import type {
  CliSource,
  ComponentSource,
  Deprecation,
  Field,
  Method,
  NativeSource,
} from '../../../plugins/reference/types';

/** One thing that a package offers, with the facts that a change of version may change. */
export interface Entry {
  /** What it belongs to: a component, a command, a plugin, an interface. */
  owner: string;
  kind: string;
  name: string;
  facts: Readonly<Record<string, string>>;
  deprecated: Deprecation;
}

/** A source of any kind. */
export type AnySource = ComponentSource | CliSource | NativeSource;

function facts(record: Record<string, string | boolean | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

function methodEntry(owner: string, kind: string, name: string, method: Method): Entry {
  const { signature, deprecated } = method;
  return { owner, kind, name, facts: facts({ signature: signature.text }), deprecated };
}

function componentEntries({ components, types }: ComponentSource): Entry[] {
  const members = [...components.values()].flatMap((component): Entry[] => {
    const owner = component.tag;
    const plain = (kind: string, name: string): Entry => ({
      owner,
      kind,
      name: name || '(default)',
      facts: {},
      deprecated: undefined,
    });
    const { encapsulation } = component;
    return [
      { owner, kind: 'component', name: owner, facts: { encapsulation }, deprecated: undefined },
      ...component.properties.map((each): Entry => ({
        owner,
        kind: 'property',
        name: each.name,
        facts: facts({
          type: each.type.text,
          default: each.default,
          attribute: each.attribute,
          required: each.required,
          reflects: each.reflects,
        }),
        deprecated: each.deprecated,
      })),
      ...component.events.map((each): Entry => ({
        owner,
        kind: 'event',
        name: each.name,
        facts: facts({ detail: each.detail.text, bubbles: each.bubbles }),
        deprecated: each.deprecated,
      })),
      ...component.methods.map((each) => methodEntry(owner, 'method', each.name, each)),
      ...component.slots.map(({ name }) => plain('slot', name)),
      ...component.parts.map(({ name }) => plain('part', name)),
      ...component.cssProperties.map(({ name }) => plain('CSS property', name)),
    ];
  });
  const declarations = [...types.values()].map(({ name, declaration }): Entry => ({
    owner: 'types',
    kind: 'type',
    name,
    facts: { declaration },
    deprecated: undefined,
  }));
  return [...members, ...declarations];
}

function fieldEntry(owner: string, kind: string, field: Field): Entry {
  return {
    owner,
    kind,
    name: field.name,
    facts: facts({ type: field.type.text, default: field.default }),
    deprecated: field.deprecated,
  };
}

function nativeEntries(source: NativeSource): Entry[] {
  // Not the package's name: a docs.json outside of a package has none.
  const owner = 'plugin';
  return [
    ...source.methods.map((each) => methodEntry(owner, 'method', each.name, each)),
    ...source.listeners.map((each) => methodEntry(owner, 'event', each.event, each)),
    ...(source.configuration?.fields ?? []).map((each) => fieldEntry(owner, 'setting', each)),
    ...source.interfaces.flatMap((each) => [
      {
        owner: each.name,
        kind: 'interface',
        name: each.name,
        facts: {},
        deprecated: each.deprecated,
      },
      ...each.fields.map((field) => fieldEntry(each.name, 'member', field)),
      ...each.methods.map((method) => methodEntry(each.name, 'method', method.name, method)),
    ]),
    ...source.enums.flatMap((each) =>
      each.members.map((member) => ({
        owner: each.name,
        kind: 'enum member',
        name: member.name,
        facts: { value: member.value },
        deprecated: member.deprecated,
      })),
    ),
    ...source.aliases.map(({ name, type }) => ({
      owner: name,
      kind: 'type alias',
      name,
      facts: { type: type.text },
      deprecated: undefined,
    })),
  ];
}

function isDeprecated(groups: readonly string[]): Deprecation {
  return groups.includes('deprecated') ? '' : undefined;
}

function cliEntries({ commands }: CliSource): Entry[] {
  return [...commands.values()].flatMap((command): Entry[] => {
    const owner = `ionic ${command.name}`;
    return [
      {
        owner,
        kind: 'command',
        name: owner,
        facts: facts({ aliases: command.aliases.join(', ') }),
        deprecated: isDeprecated(command.groups),
      },
      ...command.inputs.map(({ name, required }) => ({
        owner,
        kind: 'input',
        name,
        facts: facts({ required }),
        deprecated: undefined,
      })),
      ...command.options.map((option) => ({
        owner,
        kind: 'option',
        name: [`--${option.name}`, ...option.frameworks].join(' · '),
        facts: facts({
          type: option.type,
          default: option.default,
          aliases: option.aliases.join(', '),
        }),
        deprecated: isDeprecated(option.groups),
      })),
    ];
  });
}

/** Lists what a source offers, for comparison with another version of it. */
export function entriesOf(source: AnySource): Entry[] {
  if ('components' in source) return componentEntries(source);
  return 'commands' in source ? cliEntries(source) : nativeEntries(source);
}
