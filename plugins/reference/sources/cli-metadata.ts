import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { InstalledPackage } from './package';

/** What is read of an input of a command. */
export interface RawInput {
  name: string;
  summary: string;
  required: boolean;
}

/** What is read of an option of a command. */
export interface RawOption {
  name: string;
  summary: string;
  type: 'boolean' | 'string';
  default?: string | boolean;
  aliases: string[];
  groups: string[];
  hint?: string;
  value: string;
}

/** What is read of a command, for one project type. */
export interface RawCommand {
  name: string;
  type: 'global' | 'project';
  summary: string;
  description: string;
  footnotes: { id: string; url: string }[];
  groups: string[];
  aliases: string[];
  exampleCommands: string[];
  inputs: RawInput[];
  options: RawOption[];
}

/** What the tool says of its commands, without a project and for each project type. */
export interface CliMetadata {
  base: RawCommand[];
  projects: { type: string; commands: RawCommand[] }[];
  globalOptions: RawOption[];
}

/** An option as the tool declares it. */
interface ListedOption {
  name: string;
  summary: string;
  type?: unknown;
  default?: string | boolean;
  aliases?: string[];
  groups?: string[];
  hint?: string;
  spec?: { value?: string };
}

/** A command as the tool lists it. */
interface Listed {
  path: [string, unknown][];
  aliases: string[];
  namespace: { getMetadata(): Promise<{ groups?: string[] }> };
  type: RawCommand['type'];
  summary: string;
  description?: string;
  footnotes?: { id: string; url: string }[];
  groups?: string[];
  exampleCommands?: string[];
  inputs?: { name: string; summary: string; validators?: { name?: string }[] }[];
  options?: ListedOption[];
}

/** The parts of the tool's modules that are used; the package declares more. */
interface CliModules {
  commands: {
    IonicNamespace: new (context: { env: object; project?: object }) => {
      getCommandMetadataList(): Promise<Listed[]>;
    };
  };
  project: { createProjectFromDetails(details: object, env: object): Promise<object> };
  constants: { PROJECT_TYPES: string[] };
  config: { GLOBAL_OPTIONS: ListedOption[] };
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
    (before: string, after = before) =>
    (...words: unknown[]): string =>
      `${before}${words.join(' ')}${after}`;
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
    config: load(join(dir, 'lib/config')) as CliModules['config'],
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

function optionOf(listed: ListedOption): RawOption {
  const { name, summary, type, default: value, aliases = [], groups = [], hint, spec } = listed;
  return {
    name,
    summary: cleaned(summary),
    type: type === Boolean ? 'boolean' : 'string',
    ...(value !== undefined && { default: typeof value === 'boolean' ? value : cleaned(value) }),
    aliases,
    groups,
    ...(hint !== undefined && { hint: cleaned(hint) }),
    value: spec?.value ?? name,
  };
}

async function commandOf(listed: Listed): Promise<RawCommand> {
  const { type, path, aliases, namespace, summary, description } = listed;
  const { footnotes = [], groups = [], exampleCommands = [], inputs = [], options = [] } = listed;
  const family = await namespace.getMetadata();
  return {
    name: path
      .slice(1)
      .map(([step]) => step)
      .join(' '),
    type,
    summary: cleaned(summary),
    description: cleaned(description),
    footnotes,
    groups: [...new Set([...groups, ...(family.groups ?? [])])],
    aliases: aliases.map((alias) => alias.replace(/^ionic /, '')),
    exampleCommands: exampleCommands.map((example) => example.trim()),
    inputs: inputs.map((input) => ({
      name: input.name,
      summary: cleaned(input.summary),
      required: (input.validators ?? []).some(({ name }) => name === 'required'),
    })),
    options: options.map(optionOf),
  };
}

async function collect(modules: CliModules): Promise<CliMetadata> {
  const env = {
    config: {
      getGitHost: () => 'git.ionicjs.com',
      getDashUrl: () => 'https://dashboard.ionicframework.com',
    },
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
  return {
    base: await ask(),
    projects,
    globalOptions: modules.config.GLOBAL_OPTIONS.map(optionOf),
  };
}

/**
 * Asks the command line tool what its commands are: once without a project and once for each
 * project type, because some options exist only in projects of one framework. Nothing is run, read
 * from or written to the home folder, or fetched.
 *
 * @param pkg `@ionic/cli`
 */
export function readCliMetadata(pkg: InstalledPackage): Promise<CliMetadata> {
  return collect(modulesOf(pkg));
}
