import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { CommandMetadataOption, HydratedCommandMetadata } from '@ionic/cli/definitions';
import type { Command, CommandOption } from '../types';
import type { InstalledPackage } from './package';

/** A command as the tool describes it for one project type. */
export type RawCommand = Omit<
  Command,
  'frameworks' | 'frameworkDescriptions' | 'frameworkExamples'
>;

/** What the tool says of its commands, without a project and for each project type. */
export interface CliMetadata {
  base: RawCommand[];
  projects: { type: string; commands: RawCommand[] }[];
}

/** The parts of the tool's modules that are used, and of an environment only what these ask for. */
interface CliModules {
  commands: {
    IonicNamespace: new (context: { env: object; project?: object }) => {
      getCommandMetadataList(): Promise<HydratedCommandMetadata[]>;
    };
  };
  project: { createProjectFromDetails(details: object, env: object): Promise<object> };
  constants: { PROJECT_TYPES: string[] };
}

/** Folder of the imaginary project; it is never created, and taken out of every text. */
const PROJECT_DIR = join('node_modules', '.reference-project');

const PROJECT_FILE = 'ionic.config.json';

/** Text of what the tool prints as a failure, for instance that a project type has no generators. */
const FAILURE = '\u0000';

/**
 * The tool marks words for a terminal; these marks are Markdown here. Its other modules read the
 * functions at each use, so replacing them before those are loaded is enough.
 */
function markInMarkdown(color: object): void {
  const mark =
    (sign: string) =>
    (...words: unknown[]): string =>
      `${sign}${words.join(' ')}${sign}`;
  Object.assign(color, {
    input: mark('`'),
    ancillary: mark('`'),
    strong: mark('**'),
    title: mark('**'),
    weak: mark(''),
    success: mark(''),
    failure: mark(FAILURE),
  });
}

function modulesOf({ dir }: InstalledPackage): CliModules {
  const load = createRequire(join(dir, 'package.json'));
  markInMarkdown(load(join(dir, 'lib/color')) as object);
  return {
    commands: load(join(dir, 'commands')) as CliModules['commands'],
    project: load(join(dir, 'lib/project')) as CliModules['project'],
    constants: load(join(dir, 'constants')) as CliModules['constants'],
  };
}

/**
 * Paths in the imaginary project become paths in the reader's, written the same way whether there
 * is a project or not; failures are no documentation.
 */
function cleaned(text = ''): string {
  return text
    .split(FAILURE)
    .filter((_, index) => index % 2 === 0)
    .join('')
    .replaceAll(`${PROJECT_DIR}${sep}`, '')
    .replaceAll(`.${sep}${PROJECT_FILE}`, PROJECT_FILE)
    .trim();
}

function optionOf(listed: CommandMetadataOption): CommandOption {
  const { name, summary, type, default: value, aliases = [], groups = [], hint, spec } = listed;
  return {
    name,
    summary: cleaned(summary),
    type: type === Boolean ? 'boolean' : 'string',
    default: typeof value === 'string' ? cleaned(value) : value,
    aliases,
    groups,
    hint: cleaned(hint),
    value: spec?.value ?? name,
    frameworks: [],
  };
}

async function commandOf(listed: HydratedCommandMetadata): Promise<RawCommand> {
  const { type, path, aliases, namespace, summary, description } = listed;
  const { footnotes = [], groups = [], exampleCommands = [], inputs = [], options = [] } = listed;
  const family = await namespace.getMetadata();
  return {
    name: path
      .slice(1)
      .map(([step]) => step)
      .join(' '),
    scope: type,
    summary: cleaned(summary),
    description: cleaned(description),
    footnotes: Object.fromEntries(
      footnotes.flatMap((note) => ('url' in note ? [[note.id, note.url]] : [])),
    ),
    groups: [...new Set([...groups, ...(family.groups ?? [])])],
    aliases: aliases.map((alias) => alias.replace(/^ionic /, '')),
    examples: exampleCommands.map((example) => example.trim()),
    inputs: inputs.map((input) => ({
      name: input.name,
      summary: cleaned(input.summary),
      required: (input.validators ?? []).some(({ name }) => name === 'required'),
    })),
    options: options.map(optionOf),
  };
}

/**
 * Asks the command line tool what its commands are: once without a project and once for each
 * project type, because some options exist only in projects of one framework. Nothing is run, read
 * from or written to the home folder, or fetched.
 *
 * @param pkg `@ionic/cli`
 */
export async function readCliMetadata(pkg: InstalledPackage): Promise<CliMetadata> {
  const modules = modulesOf(pkg);
  const env = {
    config: { getDashUrl: () => 'https://dashboard.ionicframework.com' },
  };
  const ask = async (project?: object): Promise<RawCommand[]> => {
    const namespace = new modules.commands.IonicNamespace({ env, project });
    return Promise.all((await namespace.getCommandMetadataList()).map(commandOf));
  };
  const projects: CliMetadata['projects'] = [];
  for (const type of modules.constants.PROJECT_TYPES) {
    const configPath = join(process.cwd(), PROJECT_DIR, PROJECT_FILE);
    const details = { context: 'app', configPath, type, errors: [] };
    const project = await modules.project.createProjectFromDetails(details, env);
    projects.push({ type, commands: await ask(project) });
  }
  return { base: await ask(), projects };
}
