import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPackage } from '../../../plugins/reference/sources/package';
import { createRegistry } from '../../../plugins/reference/sources/registry';
import type { CliSource } from '../../../plugins/reference/types';
import { compile, flat, idsOf, pageFile, ROOT, textOf, elements, attribute } from './helpers';

/** Commands that the site has a page for, each in both trees. */
const COMMANDS = `build
capacitor add,capacitor build,capacitor copy,capacitor open,capacitor run,capacitor sync,capacitor update
completion
config get,config set,config unset
cordova build,cordova compile,cordova emulate,cordova platform,cordova plugin,cordova prepare
cordova requirements,cordova resources,cordova run
enterprise register,generate,git remote,info,init
integrations disable,integrations enable,integrations list,link
live-update add,live-update configure,live-update manifest,login,logout,repair,serve,signup
ssh add,ssh delete,ssh generate,ssh list,ssh setup,ssh use,ssl generate,start`
  .split(/[,\n]/)
  .sort();

interface RawOption {
  name: string;
  summary: string;
  aliases?: string[];
  groups?: string[];
}

interface RawCommand {
  path: [string, unknown][];
  options?: RawOption[];
}

/** Asks the tool itself, past the code under test. */
async function rawOptions(type?: string): Promise<Map<string, RawOption[]>> {
  const dir = findPackage('@ionic/cli', ROOT).dir;
  const load = createRequire(join(dir, 'package.json'));
  const { IonicNamespace } = load(join(dir, 'commands')) as {
    IonicNamespace: new (deps: object) => { getCommandMetadataList(): Promise<RawCommand[]> };
  };
  const { createProjectFromDetails } = load(join(dir, 'lib/project')) as {
    createProjectFromDetails(details: object, env: object): Promise<object>;
  };
  const env = { config: { getGitHost: () => '', getDashUrl: () => '' } };
  const configPath = '/nowhere/ionic.config.json';
  const project =
    type === undefined
      ? undefined
      : await createProjectFromDetails({ context: 'app', configPath, type, errors: [] }, env);
  const list = await new IonicNamespace({ env, project }).getCommandMetadataList();
  return new Map(
    list.map(({ path, options = [] }) => [
      path
        .slice(1)
        .map(([step]) => step)
        .join(' '),
      options.filter(({ groups = [] }) => !groups.includes('hidden')),
    ]),
  );
}

const page = (name: string): string => `<Reference command="${name}" />\n`;
const file = (version: string, name: string): string =>
  pageFile(ROOT, version, `cli/commands/${name.replaceAll(' ', '-')}`);

let cli: CliSource;

beforeAll(async () => {
  cli = await createRegistry(ROOT).cli('@ionic/cli');
});

describe('commands', () => {
  it('are the 46 that the site has pages for', () => {
    expect([...cli.commands.keys()].sort()).toEqual(COMMANDS);
    expect(COMMANDS).toHaveLength(46);
  });

  it.each([undefined, 'angular', 'react', 'react-vite', 'vue', 'vue-vite'])(
    'show every option that the tool has for project type %s',
    async (type) => {
      for (const [name, options] of await rawOptions(type)) {
        const command = cli.commands.get(name);
        if (!command) continue;
        for (const option of options) {
          const variants = command.options.filter((candidate) => candidate.name === option.name);
          const label = `${name} --${option.name}`;
          expect(variants.length, label).toBeGreaterThan(0);
          const aliases = variants.flatMap((variant) => variant.aliases);
          expect(aliases, label).toEqual(expect.arrayContaining(option.aliases ?? []));
        }
      }
    },
  );

  it.each(COMMANDS)(
    '%s: each input and option has one id, and the text of the tool',
    async (name) => {
      const command = cli.commands.get(name)!;
      const { html } = await compile(page(name), file('current', name));
      const ids = idsOf(html);
      expect(new Set(ids).size).toBe(ids.length);
      const optionIds = ids.filter((id) => id.startsWith('option-'));
      expect(optionIds).toHaveLength(command.options.length);
      expect(new Set(optionIds.map((id) => id.replace(/-\d+$/, '')))).toEqual(
        new Set(command.options.map((option) => `option-${option.name}`)),
      );
      expect(ids.filter((id) => id.startsWith('input-'))).toEqual(
        command.inputs.map((input) => `input-${input.name}`),
      );
      const text = flat(textOf(elements(html)[0]!));
      for (const { summary } of [...command.inputs, ...command.options]) {
        expect(text).toContain(flat(summary.replace(/[`*]/g, '')));
      }
      for (const example of command.examples) {
        expect(html.replace(/&quot;/g, '"').replace(/&gt;/g, '>')).toContain(
          `ionic ${name} ${example}`.trim(),
        );
      }
    },
  );

  it('are the same in both trees', async () => {
    const [current, old] = await Promise.all(
      ['current', 'v7'].map((version) => compile(page('start'), file(version, 'start'))),
    );
    expect(current!.html).toBe(old!.html);
  });
});

describe('what a framework adds', () => {
  it('says which framework an option belongs to', () => {
    const build = cli.commands.get('build')!;
    const frameworks = (name: string): unknown =>
      build.options.filter((option) => option.name === name).map((option) => option.frameworks);
    expect(frameworks('prod')).toEqual([['Angular']]);
    expect(frameworks('source-map')).toEqual([['Angular'], ['React (Create React App)']]);
    expect(frameworks('engine')).toEqual([[]]);
  });

  it('keeps two meanings of one name apart', async () => {
    const { html } = await compile(page('build'), file('current', 'build'));
    const headings = elements(html).filter((element) =>
      attribute(element, 'id')?.startsWith('option-source-map'),
    );
    expect(headings.map(textOf)).toEqual(['--source-map', '--no-source-map']);
  });

  it('gives generate to Angular, with its own inputs', () => {
    const generate = cli.commands.get('generate')!;
    expect(generate.frameworks).toEqual(['Angular']);
    expect(generate.inputs.map(({ name }) => name)).toEqual(['schematic', 'name']);
    expect(generate.description).not.toMatch(/not supported|available within/);
  });

  it('takes a difference in paths for none', () => {
    expect(
      cli.commands.get('config get')!.options.every(({ frameworks }) => frameworks.length === 0),
    ).toBe(true);
    const text = JSON.stringify([...cli.commands.values()]);
    expect(text).not.toContain('reference-project');
    expect(text).not.toContain('node_modules');
    expect(text).not.toContain(ROOT);
  });
});

describe('marks', () => {
  it('are Markdown', () => {
    const text = JSON.stringify([...cli.commands.values()]);
    expect(cli.commands.get('start')!.description).toContain('`--type`');
    // eslint-disable-next-line no-control-regex -- terminal colours and the mark of failures
    expect(text).not.toMatch(/\u001b|\\u001b|\\u0000/);
  });

  it('turn footnotes into links, to this site’s own page where it has one', async () => {
    const { html } = await compile(page('build'), file('current', 'build'));
    expect(html).toContain('<a href="https://angular.io/cli/build">docs</a>');
    expect(html).not.toContain('[^');
  });

  it('show release stages and conditions as badges', async () => {
    const html = async (name: string): Promise<string> =>
      (await compile(page(name), file('current', name))).html;
    expect(await html('ssl generate')).toContain('ref-badge--deprecated');
    expect(await html('completion')).toContain('ref-badge--experimental');
    expect(await html('capacitor run')).toContain('with --livereload');
    expect(await html('cordova run')).toContain('>native-run</span>');
  });

  it('write a flag that is on as the one that switches it off', async () => {
    const { html } = await compile(page('serve'), file('current', 'serve'));
    const heading = elements(html).find((element) => attribute(element, 'id') === 'option-open');
    expect(textOf(heading!)).toBe('--no-open');
    expect(html).toContain('<dt>Default</dt><dd><code>--open</code></dd>');
  });
});

describe('global options', () => {
  it('are on a page of their own', async () => {
    const { html } = await compile(
      '<Reference globalOptions />',
      pageFile(ROOT, 'current', 'cli/index'),
    );
    expect(idsOf(html)).toEqual([
      'global-options',
      'option-verbose',
      'option-quiet',
      'option-interactive',
      'option-color',
      'option-confirm',
    ]);
  });
});

describe('loading', () => {
  it('writes nothing to the home folder and asks nothing of the network', () => {
    const home = mkdtempSync(join(tmpdir(), 'home-'));
    const script = `
      const fail = (what) => () => { throw new Error(what + ' was used'); };
      require('net').Socket.prototype.connect = fail('the network');
      for (const name of ['spawn', 'exec', 'execFile', 'fork']) require('child_process')[name] = fail(name);
      const { createRegistry } = require(${JSON.stringify(join(ROOT, 'plugins/reference/sources/registry.ts'))});
      createRegistry(${JSON.stringify(ROOT)}).cli('@ionic/cli').then(
        (source) => console.log(source.commands.size),
        (error) => { console.log(error.message); },
      );`;
    const output = execFileSync(
      process.execPath,
      [
        '--require',
        join(ROOT, 'node_modules/tsx/dist/preflight.cjs'),
        '--import',
        'tsx',
        '--eval',
        script,
      ],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: home, TMPDIR: tmpdir() },
      },
    );
    expect(output.trim()).toBe('46');
    expect(readdirSync(home)).toEqual([]);
  }, 60_000);
});
