import type { RootContent } from 'mdast';
import { expandFootnotes } from '../markdown/inline-tags';
import { groupBy } from '../sources/group';
import type { Command, CommandOption, FrameworkText } from '../types';
import { createWriter, type PageContext, type Writer } from './context';
import { IdSequence } from './ids';
import { groupBadges } from './members';
import {
  badge,
  badges,
  code,
  codeLines,
  element,
  facts,
  heading,
  nameHeading,
  nodesOf,
  table,
  type Fact,
} from './nodes';

const PROGRAM = 'ionic';
const ADVANCED = 'advanced';

/** A command's page has no types or members to link to. */
const NO_TARGETS = { types: new Map<string, string>(), symbols: new Map<string, string>() };

function frameworkBadges(frameworks: readonly string[]): RootContent[] {
  return frameworks.map((framework) => badge(framework, 'framework'));
}

/** The option as it is typed: one that is on by default is there to be switched off. */
function flagOf({ name, type, default: value, value: placeholder }: CommandOption): string {
  if (type === 'boolean') return value === true ? `--no-${name}` : `--${name}`;
  return `--${name}=<${placeholder}>`;
}

/** The default as it is typed: of a flag that is on, the flag. */
function defaultOf({ name, type, default: value }: CommandOption): string | undefined {
  if (value === undefined || value === '') return undefined;
  return type === 'boolean' && value === true ? `--${name}` : String(value);
}

function aliasOf(alias: string): string {
  return alias.length === 1 ? `-${alias}` : `--${alias}`;
}

function codes(texts: readonly string[]): RootContent[] {
  return texts.flatMap((text, index) => [...(index === 0 ? [] : nodesOf(' ')), code(text)]);
}

/** Tools in brackets and an option in parentheses: `[native-run] (--livereload)`. */
function hintBadges({ hint = '' }: CommandOption, { labels }: Writer): RootContent[] {
  return [...hint.matchAll(/\[(?<tool>[^\]]+)\]|\((?<option>--[^)]+)\)/g)].flatMap(({ groups }) => {
    if (groups?.tool !== undefined) return [badge(groups.tool, 'tool')];
    return groups?.option === undefined
      ? []
      : [badge(labels.withOption(groups.option), 'condition')];
  });
}

/** An option under its heading. */
function option(id: string, entry: CommandOption, writer: Writer): RootContent[] {
  const { labels } = writer;
  const { summary, groups, aliases, frameworks, type } = entry;
  const value = defaultOf(entry);
  const known: Fact[] = [
    ...(aliases.length > 0 ? [[labels.aliases, codes(aliases.map(aliasOf))] as Fact] : []),
    [labels.type, code(type)],
    ...(value === undefined ? [] : [[labels.default, code(value)] as Fact]),
  ];
  return [
    nameHeading(id, flagOf(entry)),
    ...badges([
      ...frameworkBadges(frameworks),
      ...groupBadges(groups, writer),
      ...hintBadges(entry, writer),
    ]),
    ...facts(known),
    ...writer.describe(summary),
  ];
}

function optionSection(
  id: string,
  title: string,
  options: readonly CommandOption[],
  ids: IdSequence,
  writer: Writer,
): RootContent[] {
  if (options.length === 0) return [];
  const identified = options.map((each) => [ids.next('option', each.name), each] as const);
  return [heading(2, id, title), ...identified.flatMap(([own, each]) => option(own, each, writer))];
}

function usage({ name, inputs, options }: Command): string {
  const words = inputs.map((input) => (input.required ? `<${input.name}>` : `[<${input.name}>]`));
  return [PROGRAM, name, ...words, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
}

function frameworkBlock(
  { frameworks }: Pick<FrameworkText, 'frameworks'>,
  content: readonly RootContent[],
): RootContent {
  return element('div', { className: 'ref-variant' }, [
    ...badges(frameworkBadges(frameworks)),
    ...content,
  ]);
}

function synopsis(command: Command, writer: Writer): RootContent[] {
  const { labels } = writer;
  const text = (markdown: string): RootContent[] =>
    writer.describe(expandFootnotes(markdown, command.footnotes));
  const aliases = command.aliases.map((alias) => `${PROGRAM} ${alias}`);
  return [
    heading(2, 'synopsis', labels.synopsis),
    ...badges([
      ...groupBadges(command.groups, writer),
      ...frameworkBadges(command.frameworks),
      ...(command.scope === 'project' ? [badge(labels.projectOnly, 'project')] : []),
    ]),
    codeLines(usage(command)),
    ...text(command.summary),
    ...text(command.description),
    ...command.frameworkDescriptions.map((variant) => frameworkBlock(variant, text(variant.text))),
    ...facts(aliases.length > 0 ? [[labels.aliases, codes(aliases)]] : []),
  ];
}

function inputSection({ inputs }: Command, ids: IdSequence, writer: Writer): RootContent[] {
  if (inputs.length === 0) return [];
  const { labels } = writer;
  const rows = inputs.map(({ name, summary, required }) => ({
    id: ids.next('input', name),
    name: code(name),
    cells: [
      [
        ...(required ? [badge(labels.required, 'required'), ...nodesOf(' ')] : []),
        ...writer.brief(summary),
      ],
    ],
  }));
  return [heading(2, 'inputs', labels.inputs), table([labels.name, labels.description], rows)];
}

function exampleLines(command: string, examples: readonly string[]): RootContent {
  return codeLines(
    examples.map((example) => [PROGRAM, command, example].join(' ').trimEnd()).join('\n'),
  );
}

function exampleSection(command: Command, { labels }: Writer): RootContent[] {
  const { name, examples, frameworkExamples } = command;
  if (examples.length + frameworkExamples.length === 0) return [];
  const byFramework = groupBy(frameworkExamples, ({ frameworks }) => frameworks.join());
  return [
    heading(2, 'command-examples', labels.examples),
    ...(examples.length > 0 ? [exampleLines(name, examples)] : []),
    ...[...byFramework.values()].flatMap((same) =>
      same[0]
        ? [
            frameworkBlock(same[0], [
              exampleLines(
                name,
                same.map(({ text }) => text),
              ),
            ]),
          ]
        : [],
    ),
  ];
}

/** Renders a command: how it is called, its inputs, options and examples. */
export function renderCommand(command: Command, context: PageContext): RootContent[] {
  const writer = createWriter(context, NO_TARGETS);
  const { labels } = writer;
  const ids = new IdSequence();
  const common = command.options.filter(({ frameworks }) => frameworks.length === 0);
  const isAdvanced = ({ groups }: CommandOption): boolean => groups.includes(ADVANCED);
  const ofFrameworks = command.options.filter(({ frameworks }) => frameworks.length > 0);
  const rest = common.filter((each) => !isAdvanced(each));
  return [
    ...synopsis(command, writer),
    ...inputSection(command, ids, writer),
    ...optionSection('options', labels.options, rest, ids, writer),
    ...optionSection(
      'advanced-options',
      labels.advancedOptions,
      common.filter(isAdvanced),
      ids,
      writer,
    ),
    ...optionSection('framework-options', labels.frameworkOptions, ofFrameworks, ids, writer),
    ...exampleSection(command, writer),
  ];
}

/** Renders the options that every command takes. */
export function renderGlobalOptions(
  options: readonly CommandOption[],
  context: PageContext,
): RootContent[] {
  const writer = createWriter(context, NO_TARGETS);
  const title = writer.labels.globalOptions;
  return optionSection('global-options', title, options, new IdSequence(), writer);
}
