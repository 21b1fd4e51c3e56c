import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import Joi from 'joi';
import { FactsError, messageOf } from '../errors';
import { admit, list, name, optionalText, record, text } from './schema';
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

interface Listed {
  path: [string, unknown][];
  aliases: string[];
  namespace: { getMetadata(): Promise<{ groups?: string[] }> };
  [key: string]: unknown;
}

/** The parts of the tool's modules that are used; the package declares more. */
interface CliModules {
  color: Record<string, unknown>;
  commands: {
    IonicNamespace: new (context: { env: object; project?: object }) => {
      getCommandMetadataList(): Promise<Listed[]>;
    };
  };
  project: { createProjectFromDetails(details: object, env: object): Promise<object> };
  constants: { PROJECT_TYPES: string[] };
  config: { GLOBAL_OPTIONS: unknown[] };
}

/** Folder of the imaginary project; it is never created, and taken out of every text. */
const PROJECT_DIR = join('node_modules', '.reference-project');

const PROJECT_FILE = 'ionic.config.json';

/** Text of what the tool prints as a failure, for instance that a project type has no generators. */
const FAILURE = '\u0000';

const option = record({
  name,
  summary: text,
  type: Joi.string().valid('boolean', 'string').required(),
  default: Joi.alternatives(optionalText, Joi.boolean()),
  aliases: list(name),
  groups: list(name),
  hint: optionalText,
  value: name,
});

const commands = list(
  record({
    name,
    type: Joi.string().valid('global', 'project').required(),
    summary: text,
    description: text,
    footnotes: list(record({ id: name, url: name })),
    groups: list(name),
    aliases: list(name),
    exampleCommands: list(text),
    inputs: list(record({ name, summary: text, required: Joi.boolean().required() })),
    options: list(option),
  }),
  'name',
).min(1);

const schema = record({
  base: commands,
  projects: list(record({ type: name, commands })).min(1),
  globalOptions: list(option).min(1),
});

/**
 * An object whose unforeseen members throw: metadata that begins to depend on more of the tool's
 * surroundings must stop the build, not show whatever the build machine has.
 */
function showingFailures(label: string, members: Record<string, unknown>): object {
  return new Proxy(members, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') return target[key as string];
      throw new FactsError(`the metadata asks for ${label}.${key}, which is not provided`);
    },
  });
}

function modulesOf(pkg: InstalledPackage): CliModules {
  const load = createRequire(join(pkg.dir, 'package.json'));
  const module = (path: string): unknown => load(join(pkg.dir, path));
  return {
    color: module('lib/color') as CliModules['color'],
    commands: module('commands') as CliModules['commands'],
    project: module('lib/project') as CliModules['project'],
    constants: module('constants') as CliModules['constants'],
    config: module('lib/config') as CliModules['config'],
  };
}

/**
 * The tool marks words for a terminal; these marks are Markdown here. Its other modules read the
 * functions at each use, so replacing them before those are loaded is enough.
 */
function markInMarkdown(pkg: InstalledPackage): void {
  const load = createRequire(join(pkg.dir, 'package.json'));
  const color = load(join(pkg.dir, 'lib/color')) as CliModules['color'];
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

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/**
 * Paths in the imaginary project become paths in the reader's, written the same way whether there
 * is a project or not; failures are no documentation.
 */
function cleaned(value: unknown): string {
  return (typeof value === 'string' ? value : '')
    .split(FAILURE)
    .filter((_, index) => index % 2 === 0)
    .join('')
    .replaceAll(`${PROJECT_DIR}${sep}`, '')
    .replaceAll(`.${sep}${PROJECT_FILE}`, PROJECT_FILE)
    .trim();
}

function optionOf(raw: unknown): unknown {
  const {
    name,
    summary,
    type,
    default: value,
    aliases,
    groups,
    hint,
    spec,
  } = raw as Record<string, unknown>;
  return {
    name,
    summary: cleaned(summary),
    type: type === Boolean ? 'boolean' : 'string',
    ...(value !== undefined && { default: typeof value === 'boolean' ? value : cleaned(value) }),
    aliases: strings(aliases),
    groups: strings(groups),
    ...(hint !== undefined && { hint: cleaned(hint) }),
    value: (spec as { value?: string } | undefined)?.value ?? name,
  };
}

function isRequired(validators: unknown): boolean {
  return (
    Array.isArray(validators) &&
    validators.some((validator) => typeof validator === 'function' && validator.name === 'required')
  );
}

function items(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
}

async function commandOf(raw: Listed): Promise<unknown> {
  const family = await raw.namespace.getMetadata();
  const name = raw.path
    .slice(1)
    .map(([step]) => step)
    .join(' ');
  return {
    name,
    type: raw.type,
    summary: cleaned(raw.summary),
    description: cleaned(raw.description),
    footnotes: items(raw.footnotes).map(({ id, url }) => ({ id, url })),
    groups: [...new Set([...strings(raw.groups), ...strings(family.groups)])],
    aliases: raw.aliases.map((alias) => alias.replace(/^ionic /, '')),
    exampleCommands: strings(raw.exampleCommands).map((example) => example.trim()),
    inputs: items(raw.inputs).map((input) => ({
      name: input.name,
      summary: cleaned(input.summary),
      required: isRequired(input.validators),
    })),
    options: items(raw.options).map(optionOf),
  };
}

async function collect(modules: CliModules): Promise<unknown> {
  const config = showingFailures('env.config', {
    getGitHost: () => 'git.ionicjs.com',
    getDashUrl: () => 'https://dashboard.ionicframework.com',
  });
  const env = showingFailures('env', { config });
  const ask = async (project?: object): Promise<unknown[]> => {
    const namespace = new modules.commands.IonicNamespace({ env, project });
    return Promise.all((await namespace.getCommandMetadataList()).map(commandOf));
  };
  const projects: unknown[] = [];
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
 * @throws FactsError where the modules cannot be loaded or the metadata lack what is read
 */
export async function readCliMetadata(pkg: InstalledPackage): Promise<CliMetadata> {
  try {
    markInMarkdown(pkg);
    return admit<CliMetadata>(pkg, schema, await collect(modulesOf(pkg)));
  } catch (error) {
    const prefix = `${pkg.name}@${pkg.version}: `;
    const message = messageOf(error);
    throw new FactsError(message.startsWith(prefix) ? message : `${prefix}${message}`);
  }
}
