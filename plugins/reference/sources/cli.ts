import type { CliSource, Command, CommandOption, FrameworkText } from '../types';
import { readCliMetadata, type CliMetadata, type RawCommand } from './cli-metadata';
import { groupBy } from './group';
import type { InstalledPackage } from './package';

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

function isVisible({ groups }: { groups: readonly string[] }): boolean {
  return !groups.includes('hidden');
}

function frameworksOf(variants: readonly { framework: string }[]): string[] {
  return [...new Set(variants.map(({ framework }) => framework))];
}

/** Collects what only some project types have: equal items of several types become one. */
function onlyInSome<T>(
  base: RawCommand,
  variants: readonly Variant[],
  itemsOf: (command: RawCommand) => readonly T[],
): { item: T; frameworks: string[] }[] {
  const common = new Set(itemsOf(base).map((item) => JSON.stringify(item)));
  const items = variants.flatMap(({ framework, command }) =>
    itemsOf(command).map((item) => ({ framework, item, key: JSON.stringify(item) })),
  );
  const own = items.filter(({ key }) => !common.has(key));
  return [...groupBy(own, ({ key }) => key).values()].map((same) => ({
    item: same[0].item,
    frameworks: frameworksOf(same),
  }));
}

/** Texts that some project types add, those of the same ones together. */
function textsInSome(
  base: RawCommand,
  variants: readonly Variant[],
  textsOf: (command: RawCommand) => readonly string[],
): FrameworkText[] {
  const texts = onlyInSome(base, variants, textsOf);
  return [...groupBy(texts, ({ frameworks }) => frameworks.join()).values()].map((same) => ({
    frameworks: same[0].frameworks,
    texts: same.map(({ item }) => item),
  }));
}

function paragraphs({ description }: RawCommand): string[] {
  return description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

function merge(base: RawCommand, variants: readonly Variant[]): Command {
  const visible = ({ options }: RawCommand): CommandOption[] => options.filter(isVisible);
  const added = onlyInSome(base, variants, visible);
  const commands = [base, ...variants.map(({ command }) => command)];
  return {
    ...base,
    footnotes: Object.fromEntries(commands.flatMap(({ footnotes }) => Object.entries(footnotes))),
    options: [...visible(base), ...added.map(({ item, frameworks }) => ({ ...item, frameworks }))],
    frameworkDescriptions: textsInSome(base, variants, paragraphs),
    frameworkExamples: textsInSome(base, variants, ({ examples }) => examples),
    frameworks: [],
  };
}

function commandsOf({ base, projects }: CliMetadata): Command[] {
  return base.flatMap((command) => {
    const variants = projects.flatMap(({ type, commands }) => {
      const found = commands.find(({ name }) => name === command.name);
      return found ? [{ framework: FRAMEWORKS[type] ?? type, command: found }] : [];
    });
    if (isVisible(command)) return [merge(command, variants)];
    // Hidden outside projects, it belongs to the project types that show it
    const shown = variants.filter((variant) => isVisible(variant.command));
    const [first, ...others] = shown;
    return first ? [{ ...merge(first.command, others), frameworks: frameworksOf(shown) }] : [];
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
  };
}
