import type { RootContent } from 'mdast';
import type { Command, CommandOption } from '../types';
import { createWriter, type PageContext, type Writer } from './context';
import { IdSequence } from './ids';
import {
  badge,
  badges,
  code,
  codeLines,
  element,
  facts,
  heading,
  joined,
  nameHeading,
  nodesOf,
  section,
  table,
} from './nodes';

const PROGRAM = 'ionic';

/** A word with a mark behind it, as in `these docs[^name]`. */
const FOOTNOTE = /(?<word>`[^`\n]+`|[^\s()[\]]+)\[\^(?<id>[\w-]+)\]/g;

/** Makes links of the words with footnotes; a mark without an address is taken out. */
function expandFootnotes(markdown: string, { footnotes }: Command): string {
  return markdown.replace(FOOTNOTE, (_, word: string, id: string) => {
    const address = footnotes[id];
    return address === undefined ? word : `[${word}](<${address}>)`;
  });
}

function frameworkBadges(frameworks: readonly string[]): RootContent[] {
  return frameworks.map((framework) => badge(framework, 'framework'));
}

/** Marks of the release stages and conditions that groups name. */
function groupBadges(groups: readonly string[], { labels }: Writer): RootContent[] {
  const { beta, deprecated, experimental, paid } = labels;
  const known: Readonly<Record<string, string>> = { beta, deprecated, experimental, paid };
  return groups.flatMap((group) => (known[group] ? [badge(known[group], group)] : []));
}

/** Tools in brackets and an option in parentheses: `[native-run] (--livereload)`. */
function hintBadges({ hint = '' }: CommandOption, { labels }: Writer): RootContent[] {
  const parts = [...hint.matchAll(/\[([^\]]+)\]|\((--[^)]+)\)/g)];
  return parts.map(([, tool, option = '']) =>
    tool ? badge(tool, 'tool') : badge(labels.withOption(option), 'condition'),
  );
}

/** The option as it is typed: one that is on by default is there to be switched off. */
function flagOf({ name, type, default: value, value: placeholder }: CommandOption): string {
  if (type === 'boolean') return value === true ? `--no-${name}` : `--${name}`;
  return `--${name}=<${placeholder}>`;
}

/** The default as it is typed: of a flag that is on, the flag. */
function defaultOf({ name, type, default: value = '' }: CommandOption): string {
  return type === 'boolean' && value === true ? `--${name}` : String(value);
}

function aliasOf(alias: string): string {
  return alias.length === 1 ? `-${alias}` : `--${alias}`;
}

function codes(texts: readonly string[]): RootContent[] {
  return joined(texts.map((text) => code(text)));
}

/** Options, each under its heading. */
function optionList(
  options: readonly CommandOption[],
  ids: IdSequence,
  writer: Writer,
): RootContent[] {
  const { labels } = writer;
  return ids.all('option', options).flatMap(([id, option]) => {
    const { summary, groups, aliases, frameworks, type } = option;
    const value = defaultOf(option);
    return [
      nameHeading(id, flagOf(option)),
      ...badges([
        ...frameworkBadges(frameworks),
        ...groupBadges(groups, writer),
        ...hintBadges(option, writer),
      ]),
      ...facts([
        aliases.length > 0 && [labels.aliases, codes(aliases.map(aliasOf))],
        [labels.type, code(type)],
        value && [labels.default, code(value)],
      ]),
      ...writer.describe(summary),
    ];
  });
}

function usage({ name, inputs, options }: Command): string {
  const words = inputs.map((input) => (input.required ? `<${input.name}>` : `[<${input.name}>]`));
  return [PROGRAM, name, ...words, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
}

function frameworkBlock(
  frameworks: readonly string[],
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
    writer.describe(expandFootnotes(markdown, command));
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
    ...command.frameworkDescriptions.map(({ frameworks, texts }) =>
      frameworkBlock(frameworks, text(texts.join('\n\n'))),
    ),
    ...facts([aliases.length > 0 && [labels.aliases, codes(aliases)]]),
  ];
}

function inputTable({ inputs }: Command, ids: IdSequence, writer: Writer): RootContent[] {
  const { labels } = writer;
  const rows = ids.all('input', inputs).map(([id, { name, summary, required }]) => {
    const marks = required ? [badge(labels.required, 'required'), ...nodesOf(' ')] : [];
    return { id, name: code(name), cells: [[...marks, ...writer.brief(summary)]] };
  });
  return table([labels.name, labels.description], rows);
}

function exampleBlocks({ name, examples, frameworkExamples }: Command): RootContent[] {
  const lines = (all: readonly string[]): RootContent =>
    codeLines(all.map((example) => `${PROGRAM} ${name} ${example}`.trimEnd()).join('\n'));
  return [
    ...(examples.length > 0 ? [lines(examples)] : []),
    ...frameworkExamples.map(({ frameworks, texts }) => frameworkBlock(frameworks, [lines(texts)])),
  ];
}

/** Renders a command: how it is called, its inputs, options and examples. */
export function renderCommand(command: Command, context: PageContext): RootContent[] {
  // A command's page has no types to link to
  const writer = createWriter(context, new Map());
  const { labels } = writer;
  const ids = new IdSequence();
  const options = (isWanted: (option: CommandOption) => boolean): RootContent[] =>
    optionList(command.options.filter(isWanted), ids, writer);
  const isCommon = ({ frameworks }: CommandOption): boolean => frameworks.length === 0;
  const isAdvanced = ({ groups }: CommandOption): boolean => groups.includes('advanced');
  return [
    ...synopsis(command, writer),
    ...section('inputs', labels.inputs, inputTable(command, ids, writer)),
    ...section(
      'options',
      labels.options,
      options((each) => isCommon(each) && !isAdvanced(each)),
    ),
    ...section(
      'advanced-options',
      labels.advancedOptions,
      options((each) => isCommon(each) && isAdvanced(each)),
    ),
    ...section(
      'framework-options',
      labels.frameworkOptions,
      options((each) => !isCommon(each)),
    ),
    ...section('command-examples', labels.examples, exampleBlocks(command)),
  ];
}
