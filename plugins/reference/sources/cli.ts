import type { CliSource, Command, CommandOption, FrameworkText } from '../types';
import { readCliMetadata, type CliMetadata, type RawCommand, type RawOption } from './cli-metadata';
import { groupBy } from './group';
import type { InstalledPackage } from './package';

const HIDDEN = 'hidden';

/** Frameworks by project type; types that share a name differ in nothing that is shown. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
  angular: 'Angular',
  'angular-standalone': 'Angular',
  react: 'React (Create React App)',
  'react-vite': 'React (Vite)',
  vue: 'Vue (Vue CLI)',
  'vue-vite': 'Vue (Vite)',
};

/** What one project type says of a command. */
interface Variant {
  framework: string;
  command: RawCommand;
}

function frameworkOf(type: string): string {
  return FRAMEWORKS[type] ?? type;
}

function isVisible({ groups }: { groups: readonly string[] }): boolean {
  return !groups.includes(HIDDEN);
}

function optionOf(raw: RawOption, frameworks: readonly string[]): CommandOption {
  return { ...raw, frameworks };
}

/** Collects what only some project types have: equal items of several types become one. */
function onlyInSome<T>(
  variants: readonly Variant[],
  itemsOf: (command: RawCommand) => readonly T[],
  isCommon: (item: T) => boolean,
): { item: T; frameworks: string[] }[] {
  const items = variants.flatMap(({ framework, command }) =>
    itemsOf(command)
      .filter((item) => !isCommon(item))
      .map((item) => ({ framework, item })),
  );
  return [...groupBy(items, ({ item }) => JSON.stringify(item)).values()].flatMap((same) =>
    same[0] ? [{ item: same[0].item, frameworks: [...new Set(same.map((x) => x.framework))] }] : [],
  );
}

function textsInSome(
  variants: readonly Variant[],
  textsOf: (command: RawCommand) => readonly string[],
  common: readonly string[],
): FrameworkText[] {
  return onlyInSome(variants, textsOf, (text) => common.includes(text)).map(
    ({ item, frameworks }) => ({ text: item, frameworks }),
  );
}

function paragraphs({ description }: RawCommand): string[] {
  return description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

function merge(base: RawCommand, variants: readonly Variant[]): Command {
  const same = (option: RawOption): boolean =>
    base.options.some((other) => JSON.stringify(other) === JSON.stringify(option));
  const some = onlyInSome(variants, ({ options }) => options.filter(isVisible), same).map(
    ({ item, frameworks }) => optionOf(item, frameworks),
  );
  const texts = textsInSome(variants, paragraphs, paragraphs(base));
  const byFramework = groupBy(texts, ({ frameworks }) => frameworks.join());
  return {
    name: base.name,
    scope: base.type,
    summary: base.summary,
    description: base.description,
    frameworkDescriptions: [...byFramework.values()].flatMap((same) =>
      same[0]
        ? [{ frameworks: same[0].frameworks, text: same.map(({ text }) => text).join('\n\n') }]
        : [],
    ),
    footnotes: Object.fromEntries(
      [base, ...variants.map(({ command }) => command)].flatMap(({ footnotes }) =>
        footnotes.map(({ id, url }) => [id, url]),
      ),
    ),
    groups: base.groups,
    aliases: base.aliases,
    inputs: base.inputs,
    options: [...base.options.filter(isVisible).map((option) => optionOf(option, [])), ...some],
    examples: base.exampleCommands,
    frameworkExamples: textsInSome(
      variants,
      ({ exampleCommands }) => exampleCommands,
      base.exampleCommands,
    ),
    frameworks: [],
  };
}

/** A command that is hidden outside projects belongs to the project types that show it. */
function mergeHidden(name: string, variants: readonly Variant[]): Command | undefined {
  const [first, ...others] = variants.filter(({ command }) => isVisible(command));
  if (!first || first.command.name !== name) return undefined;
  const frameworks = [...new Set([first, ...others].map(({ framework }) => framework))];
  return { ...merge(first.command, others), frameworks };
}

function commandsOf({ base, projects }: CliMetadata): Command[] {
  return base.flatMap((command) => {
    const variants = projects.flatMap(({ type, commands }) => {
      const found = commands.find(({ name }) => name === command.name);
      return found ? [{ framework: frameworkOf(type), command: found }] : [];
    });
    if (isVisible(command)) return [merge(command, variants)];
    return mergeHidden(command.name, variants) ?? [];
  });
}

/**
 * Reads every visible command of the command line tool.
 *
 * @param pkg `@ionic/cli`, version 7
 */
export async function readCli(pkg: InstalledPackage): Promise<CliSource> {
  const metadata = await readCliMetadata(pkg);
  return {
    package: pkg.name,
    version: pkg.version,
    commands: new Map(commandsOf(metadata).map((command) => [command.name, command])),
    globalOptions: metadata.globalOptions.filter(isVisible).map((option) => optionOf(option, [])),
  };
}
