import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeOf, validateOptions } from '../../../plugins/engine';
import stripFiles from '../../../plugins/engine/loaders/registry.cjs';
import replaceText from '../../../plugins/engine/loaders/replace-text.cjs';
import { EveryReplacementMatched } from '../../../plugins/engine/matched';
import { replaceImport, replaceModule, type Bundle } from '../../../plugins/engine/replacement';
import { REPLACEMENTS } from '../../../plugins/engine/replacements';
import { chunkAddresses } from '../../../plugins/engine/replacements/chunk-addresses';
import { localNames } from '../../../plugins/engine/replacements/local-names';
import { preact } from '../../../plugins/engine/replacements/preact';
import { toolStyles } from '../../../plugins/engine/replacements/tool-styles';
import { PageModules } from '../../../plugins/engine/server/page-modules';
import { ROOT } from '../../../scripts/lib/run';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

class ChunkAssetPlugin {
  apply(): void {}
}

/** What the replacements look at in Docusaurus' configuration of the client. */
function clientConfig(): Configuration {
  return {
    output: { chunkFilename: 'assets/js/[name].[contenthash:8].js' },
    resolve: { alias: { react: '/packages/react', 'react-dom': '/packages/react-dom' } },
    plugins: [new ChunkAssetPlugin()],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle: true, ecma: 2020 } }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
      splitChunks: { cacheGroups: { styles: { name: 'styles' } } },
    },
  };
}

function bundle(over: Partial<Bundle> = {}): Bundle {
  return {
    root: ROOT,
    generatedFilesDir: join(ROOT, '.docusaurus'),
    isServer: false,
    isProduction: true,
    config: clientConfig(),
    ...over,
  };
}

const names = (plugins: unknown): string[] =>
  (plugins as object[]).map(({ constructor }) => constructor.name);

describe('Docusaurus as it is installed', () => {
  it.each([
    ['the client for production', {}],
    ['the dev server', { isProduction: false, config: {} }],
    ['the server renderer', { isServer: true, config: {} }],
  ])('has everything that is replaced in %s', (_, over) => {
    expect(() => changeOf(bundle(over))).not.toThrow();
  });

  it('keeps its own bundler plugins but the one that is replaced', () => {
    const { plugins, mergeStrategy } = changeOf(bundle());
    expect(names(plugins)).toEqual([
      'ChunkAddressByName',
      'BannerPlugin',
      'PageStyles',
      'PageModules',
      'EveryReplacementMatched',
    ]);
    expect(mergeStrategy).toEqual({ plugins: 'replace', 'optimization.minimizer': 'replace' });
  });

  it('minifies the runtime by itself, with names that no hash decides', () => {
    const minimizers = localNames.change(bundle())?.config.optimization?.minimizer as unknown as {
      name: string;
      _args: [{ test?: RegExp; exclude?: RegExp; minimizerOptions: object }];
    }[];
    const [css, others, runtime] = minimizers;
    expect(css?.name).toBe('LightningCssMinimizerRspackPlugin');
    expect(others?._args[0]).toMatchObject({ minimizerOptions: { mangle: true, ecma: 2020 } });
    expect(runtime?._args[0]).toMatchObject({
      minimizerOptions: { mangle: { disableCharFreq: true }, ecma: 2020 },
    });
    expect('assets/js/runtime~main.0123.js').toMatch(others?._args[0].exclude ?? /^$/);
    expect('assets/js/runtime~main.0123.js').toMatch(runtime?._args[0].test ?? /^$/);
  });
});

describe('Docusaurus of another shape stops the build', () => {
  it.each([
    [chunkAddresses, /chunk-addresses\.ts: expected .* bundler plugin ChunkAssetPlugin/],
    [preact, /preact\.ts: expected .* alias "react"/],
    [localNames, /local-names\.ts: expected .* minimizer SwcJsMinimizerRspackPlugin/],
    [toolStyles, /tool-styles\.ts: expected .* cache group "styles"/],
  ])('where $name does not find what it changes', ({ change }, message) => {
    expect(() => change(bundle({ config: {} }))).toThrow(message);
  });

  it('where chunks have other addresses', () => {
    const config = { ...clientConfig(), output: { chunkFilename: '[name].js' } };
    expect(() => chunkAddresses.change(bundle({ config }))).toThrow(
      /chunk-addresses\.ts: expected .* name chunks with \[contenthash:8\]/,
    );
  });

  it('where a module is gone', () => {
    expect(() => replaceModule('x', bundle(), '@docusaurus/core/lib/gone.js', 'y')).toThrow(
      'plugins/engine/replacements/x.ts: expected the file @docusaurus/core/lib/gone.js, which does not exist',
    );
  });

  it('where a file imports something else', () => {
    write('node_modules/pkg/entry.js', "import a from './other';");
    const place = { path: 'pkg/entry.js', request: './preload', by: 'ours.ts' };
    expect(() => replaceImport('x', bundle({ root: folder }), place)).toThrow(
      'plugins/engine/replacements/x.ts: expected pkg/entry.js to import "./preload", which it does not',
    );
  });

  it('where the registry of pages has other entries', () => {
    expect(() => stripFiles('export default {}')).toThrow(/registry\.js: no entry/);
  });
});

describe('a text in a file of a package', () => {
  const change = (source: string): string =>
    replaceText.call(
      {
        resourcePath: 'toc.js',
        getOptions: () => ({ text: 'indexOf', by: 'lastIndexOf', replacement: 'x' }),
      },
      source,
    );

  it('is replaced', () => {
    expect(change("link.indexOf('#')")).toBe("link.lastIndexOf('#')");
  });

  it.each([
    ['search("#")', 0],
    ['indexOf(indexOf)', 2],
  ])('stops the build where it does not stand once: %s', (source, count) => {
    expect(() => change(source)).toThrow(
      `plugins/engine/replacements/x.ts: expected "indexOf" once in toc.js, found it ${count} times`,
    );
  });
});

it('the addresses of chunks have a shorter hash', () => {
  const { output } = chunkAddresses.change(bundle())?.config ?? {};
  expect(output?.chunkFilename).toBe('assets/js/[name].[contenthash:6].js');
});

it('the registry of pages loses the names and ids of source files and nothing else', () => {
  const load = '[() => import(/* webpackChunkName: "01ef" */ "@site/docs/a.mdx")';
  const weak = 'require.resolveWeak("@site/docs/a(b).mdx")';
  expect(stripFiles(`  "01ef": ${load}, "@site/docs/a(b).mdx", ${weak}],\n`)).toBe(
    `  "01ef": ${load}],\n`,
  );
});

describe('a bundle', () => {
  function build(config: Configuration): Promise<Stats> {
    return new Promise((resolve, reject) => {
      rspack(
        {
          name: 'client',
          mode: 'development',
          devtool: false,
          context: folder,
          output: { path: join(folder, 'out') },
          ...config,
        },
        (error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('no statistics'))),
      );
    });
  }

  const errors = (stats: Stats): string[] =>
    (stats.toJson({ errors: true }).errors ?? []).map(({ message }) => message);

  it('has our module in place of the one that a file imports', async () => {
    const entry = write('node_modules/pkg/entry.js', "import a from './preload';\nout(a);");
    write('node_modules/pkg/preload.js', "export default 'theirs';");
    const by = write('ours.js', "export default 'ours';");
    const place = { path: 'pkg/entry.js', request: './preload', by };
    const { config, expected = [] } = replaceImport('x', bundle({ root: folder }), place);
    const plugins = [new EveryReplacementMatched(expected.map((file) => ({ name: 'x', file })))];
    const stats = await build({ entry, ...config, plugins });
    expect(errors(stats)).toEqual([]);
    const modules = (stats.toJson({ modules: true }).modules ?? []).map((one) => one.name);
    expect(modules.join()).toContain('ours.js');
    expect(modules.join()).not.toContain('preload.js');
  });

  it('says how the text of a page is loaded: by which module, after which chunks', async () => {
    const entry = write('entry.js', "import('./registry.js?pages');");
    const registry = write(
      'registry.js',
      'export default { a1: [() => import(/* webpackChunkName: "a1" */ "./a.js")] };',
    );
    write('a.js', "import shared from './shared.js';\nexport default () => shared;");
    write('shared.js', 'export default 1;');
    const file = join(folder, 'modules.json');
    const stats = await build({
      entry,
      mode: 'production',
      optimization: { chunkIds: 'named', moduleIds: 'deterministic' },
      plugins: [new PageModules(`${registry}?pages`, file)],
    });
    expect(errors(stats)).toEqual([]);
    const { modules = [] } = stats.toJson({ modules: true, ids: true });
    // The module that the text and what it imports have become
    const text = modules.find((module) => module.name === './a.js + 1 modules');
    expect(text?.id).toBeDefined();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a1: [Number(text?.id), ['a1']] });
  });

  it('in which a replacement matched nothing is an error that names it', async () => {
    const entry = write('entry.js', 'out(1);');
    const file = join(folder, 'ours.js');
    const plugins = [new EveryReplacementMatched([{ name: 'x', file }])];
    expect(errors(await build({ entry, plugins }))).toEqual([
      expect.stringContaining(
        `plugins/engine/replacements/x.ts: matched nothing; expected ${file} in the client bundle`,
      ),
    ]);
  });
});

describe('the option `without`', () => {
  const validate = (schema: unknown, options: unknown): never =>
    (schema as { validate: (value: unknown) => { value: never; error?: Error } }).validate(options)
      .value;

  it('leaves a replacement out', () => {
    expect(names(changeOf(bundle(), ['chunk-addresses']).plugins)).toEqual([
      'BannerPlugin',
      'PageStyles',
      'PageModules',
      'EveryReplacementMatched',
    ]);
  });

  it('is empty by default', () => {
    expect(validateOptions({ validate, options: {} })).toEqual({ without: [] });
  });
});

it('each replacement is the file that it names', async () => {
  for (const { name } of REPLACEMENTS) {
    const module = (await import(`../../../plugins/engine/replacements/${name}.ts`)) as object;
    expect(Object.values(module)).toContainEqual(expect.objectContaining({ name }));
  }
});
