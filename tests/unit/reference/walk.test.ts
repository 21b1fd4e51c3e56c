import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPackage } from '../../../plugins/reference/sources/package';
import { createRegistry } from '../../../plugins/reference/sources/registry';
import type { CliSource } from '../../../plugins/reference/types';
import {
  attribute,
  COMPONENT_PACKAGES,
  compile,
  elements,
  flat,
  idsOf,
  pageFile,
  ROOT,
  textOf,
  type Compiled,
} from './helpers';

// That every member of every source is in the built pages, in each language: tests/e2e/reference.spec.ts.

interface RawMember {
  name: string;
  docs: string;
}

interface RawComponent extends Record<
  'props' | 'events' | 'slots' | 'parts' | 'styles',
  RawMember[]
> {
  tag: string;
  methods: (RawMember & { returns: { docs: string } })[];
}

interface RawPlugin {
  api: { methods: RawMember[] };
  interfaces: { name: string; properties: RawMember[] }[];
  enums: { name: string; members: { name: string; value: string }[] }[];
  typeAliases: { name: string }[];
  pluginConfigs: { properties: RawMember[] }[];
}

const readDocs = <T>(packageName: string): T =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', packageName, 'dist/docs.json'), 'utf8')) as T;

const reference = (what: string, page: string, version = 'current') =>
  compile(`# Page\n\n<Reference ${what} />\n`, pageFile(ROOT, version, page));

const component = (tag: string, version = 'current') =>
  reference(`component="${tag}"`, `api/${tag.slice(4)}`, version);

const command = (name: string) =>
  reference(`command="${name}"`, `cli/commands/${name.replaceAll(' ', '-')}`);

const plugin = (name: string) => reference(`plugin="@capacitor/${name}"`, `native/${name}`);

const shown = (html: string): string => flat(textOf(elements(html)[0]!));

/** The first line of each paragraph without its marks, as a reader sees it: up to an address that a title stands for. */
function firstWords(markdown: string): string[] {
  return markdown.split(/\n\s*\n/).map((paragraph) =>
    flat(
      paragraph
        .split('\n')[0]!
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/https:\/\/ionicframework\.com\/docs\/.*/, '')
        .replace(/[`*]/g, '')
        .replace(/^\s*(?:[-*]|\d+\.)\s+/, ''),
    ),
  );
}

/** Blocks of HTML hide these links from the site's own check of anchors. */
function expectLinksWithin({ html, toc }: Compiled, name: string): void {
  const ids = idsOf(html);
  const targets = elements(html)
    .map((element) => attribute(element, 'href') ?? '')
    .filter((href) => href.startsWith('#'));
  expect(
    targets.filter((href) => !ids.includes(href.slice(1))),
    name,
  ).toEqual([]);
  expect(new Set(ids).size, name).toBe(ids.length);
  const headed = elements(html).filter(({ tagName }) => tagName === 'h3');
  expect(toc.filter(({ level }) => level === 3).map(({ id }) => id)).toEqual(
    headed.map((heading) => attribute(heading, 'id')),
  );
}

describe('The reference of components', () => {
  it.each(Object.entries(COMPONENT_PACKAGES))(
    'of %s shows every description of %s, with links that lead somewhere',
    async (version, packageName) => {
      const { components } = readDocs<{ components: RawComponent[] }>(packageName);
      for (const { tag, props, events, methods, slots, parts, styles } of components) {
        const page = await component(tag, version);
        expectLinksWithin(page, tag);
        const text = shown(page.html);
        expect(text, 'tags of JSDoc, which nothing resolves').not.toContain('{@');
        const results = methods.map(({ returns }) => returns);
        for (const { docs } of [props, events, methods, results, slots, parts, styles].flat()) {
          for (const words of firstWords(docs)) expect(text, tag).toContain(words);
        }
      }
    },
    120_000,
  );

  it.each([
    ['current', 'ionicons 8.'],
    ['v7', 'ionicons 7.'],
  ])('takes ion-icon of %s from the icon package', async (version, origin) => {
    const { html } = await component('ion-icon', version);
    expect(html).toContain(origin);
    expect(idsOf(html)).toEqual(expect.arrayContaining(['prop-name', 'prop-flipRtl', 'prop-lazy']));
  });

  it('says what is deprecated, and what to use instead', async () => {
    const all = elements((await component('ion-refresher')).html);
    const heading = all.findIndex((element) => attribute(element, 'id') === 'event-ionStart');
    const notice = all.slice(heading).find((el) => attribute(el, 'class') === 'ref-deprecated');
    expect(flat(textOf(notice!))).toBe('Deprecated Use ionPullStart instead.');
  });
});

interface RawOption {
  name: string;
  aliases?: string[];
  groups?: string[];
}

/** Asks the tool itself, past the code under test. */
async function rawOptions(type?: string): Promise<Map<string, RawOption[]>> {
  const dir = findPackage('@ionic/cli', ROOT).dir;
  const load = createRequire(join(dir, 'package.json'));
  const { IonicNamespace } = load(join(dir, 'commands')) as {
    IonicNamespace: new (deps: object) => {
      getCommandMetadataList(): Promise<{ path: [string, unknown][]; options?: RawOption[] }[]>;
    };
  };
  const { createProjectFromDetails } = load(join(dir, 'lib/project')) as {
    createProjectFromDetails(details: object, env: object): Promise<object>;
  };
  const env = { config: { getGitHost: () => '', getDashUrl: () => '' } };
  const configPath = '/nowhere/ionic.config.json';
  const details = { context: 'app', configPath, type, errors: [] };
  const project = type === undefined ? undefined : await createProjectFromDetails(details, env);
  const list = await new IonicNamespace({ env, project }).getCommandMetadataList();
  return new Map(
    list.map(({ path, options = [] }) => {
      const words = path.slice(1).map(([step]) => step);
      return [words.join(' '), options.filter(({ groups = [] }) => !groups.includes('hidden'))];
    }),
  );
}

describe('The reference of commands', () => {
  let cli: CliSource;
  beforeAll(async () => {
    cli = await createRegistry(ROOT).cli('@ionic/cli');
  });

  it.each([undefined, 'angular', 'react', 'react-vite', 'vue', 'vue-vite'])(
    'has every option that the tool has for project type %s',
    async (type) => {
      for (const [name, options] of await rawOptions(type)) {
        const found = cli.commands.get(name);
        for (const option of found ? options : []) {
          const variants = found!.options.filter((candidate) => candidate.name === option.name);
          const label = `${name} --${option.name}`;
          expect(variants.length, label).toBeGreaterThan(0);
          const aliases = variants.flatMap((variant) => variant.aliases);
          expect(aliases, label).toEqual(expect.arrayContaining(option.aliases ?? []));
        }
      }
    },
  );

  it('shows every summary and example, with links that lead somewhere', async () => {
    for (const [name, { inputs, options, examples }] of cli.commands) {
      const page = await command(name);
      expectLinksWithin(page, name);
      const text = shown(page.html);
      for (const { summary } of [...inputs, ...options]) {
        expect(text, name).toContain(flat(summary.replace(/[`*]/g, '')));
      }
      for (const example of examples) {
        expect(text, name).toContain(flat(`ionic ${name} ${example}`));
      }
    }
  });

  it('says which framework an option or a command belongs to', () => {
    const frameworks = (name: string): unknown =>
      cli.commands
        .get('build')!
        .options.filter((option) => option.name === name)
        .map((option) => option.frameworks);
    expect(frameworks('prod')).toEqual([['Angular']]);
    expect(frameworks('source-map')).toEqual([['Angular'], ['React (Create React App)']]);
    expect(frameworks('engine')).toEqual([[]]);
    const generate = cli.commands.get('generate')!;
    expect(generate.frameworks).toEqual(['Angular']);
    expect(generate.inputs.map(({ name }) => name)).toEqual(['schematic', 'name']);
  });

  it('has no colors of a terminal, and no path of this machine', () => {
    const text = JSON.stringify([...cli.commands.values()]);
    // eslint-disable-next-line no-control-regex -- terminal colors and the mark of failures
    expect(text).not.toMatch(/\u001b|\\u001b|\\u0000|reference-project|node_modules/);
    expect(text).not.toContain(ROOT);
  });

  it('turns footnotes into links, and keeps two meanings of one name apart', async () => {
    const { html } = await command('build');
    expect(html).toContain('<a href="https://angular.io/cli/build">docs</a>');
    expect(html).not.toContain('[^');
    const headings = elements(html).filter((element) =>
      attribute(element, 'id')?.startsWith('option-source-map'),
    );
    expect(headings.map(textOf)).toEqual(['--source-map', '--no-source-map']);
  });

  it.each([
    ['ssl generate', 'ref-badge--deprecated'],
    ['completion', 'ref-badge--experimental'],
    ['capacitor run', 'with --livereload'],
    ['serve', '<dt>Default</dt><dd><code>--open</code></dd>'],
  ])('marks the stage, the condition and the default of an option: %s', async (name, mark) => {
    expect((await command(name)).html).toContain(mark);
  });

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
    const preflight = join(ROOT, 'node_modules/tsx/dist/preflight.cjs');
    const output = execFileSync(
      process.execPath,
      ['--require', preflight, '--import', 'tsx', '--eval', script],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: home, TMPDIR: tmpdir() },
      },
    );
    expect(output.trim()).toBe('46');
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('The reference of native plugins', () => {
  const names = readdirSync(join(ROOT, 'node_modules/@capacitor')).filter((name) =>
    existsSync(join(ROOT, 'node_modules/@capacitor', name, 'dist/docs.json')),
  );

  it('shows every setting, type and description, with links that lead somewhere', async () => {
    expect(names.length).toBeGreaterThanOrEqual(24);
    for (const name of names) {
      const { api, interfaces, enums, typeAliases, pluginConfigs } = readDocs<RawPlugin>(
        `@capacitor/${name}`,
      );
      const page = await plugin(name);
      expectLinksWithin(page, name);
      const ids = idsOf(page.html);
      const own = interfaces.filter((each) => each.name !== 'Date');
      const settings = pluginConfigs.flatMap(({ properties }) => properties);
      expect(ids).toEqual(
        expect.arrayContaining([
          ...settings.map((setting) => `config-${setting.name}`),
          ...[...own, ...enums, ...typeAliases].map((type) => `type-${type.name}`),
        ]),
      );
      const text = shown(page.html);
      expect(text, 'tags of JSDoc, which nothing resolves').not.toContain('{@');
      for (const { docs } of [...api.methods, ...own.flatMap(({ properties }) => properties)]) {
        // Up to the first tag, link or line break: what follows may be written differently
        expect(text, name).toContain(flat(docs.split(/[<[\n]/)[0]!.replace(/[`*]/g, '')));
      }
      for (const { value } of enums.flatMap(({ members }) => members)) {
        expect(text, name).toContain(value);
      }
    }
  });

  it('reads the declarations of a package that comes without docs.json', async () => {
    const { html } = await plugin('app');
    expect(idsOf(html)).toEqual(
      expect.arrayContaining([
        'method-exitApp',
        'event-backButton',
        'config-disableBackButtonHandler',
        'type-AppInfo',
      ]),
    );
    expect(html).toContain('<dt>Since</dt><dd>7.1.0</dd>');
    expect(shown(html)).toContain('Listen for the hardware back button event');
  });

  it('turns HTML of descriptions into marks, and tells types of one name apart', async () => {
    const { html } = await plugin('google-maps');
    expect(html).toContain('<code>ROADMAP</code>');
    expect(html).not.toContain('&lt;code&gt;');
    expect(html).toMatch(/<a href="https:\/\/developers\.google\.com\/maps\/[^"]+maxzoom">maximum/);
    expect(idsOf(html)).toEqual(expect.arrayContaining(['type-Marker', 'type-Marker-2']));
  });

  it('shows a function type as one', async () => {
    expect(shown((await plugin('network')).html)).toContain(
      'type ConnectionStatusChangeListener = (status: ConnectionStatus) => void;',
    );
  });
});
