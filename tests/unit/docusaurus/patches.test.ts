import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeOf, validateOptions } from '../../../plugins/docusaurus';
import replaceInSource from '../../../plugins/docusaurus/loaders/replace-text.cjs';
import { EveryPatchMatched } from '../../../plugins/docusaurus/matched';
import { replaceImport, replaceModule, type Bundle } from '../../../plugins/docusaurus/patch';
import { PATCHES } from '../../../plugins/docusaurus/patches';
import { routeTable } from '../../../plugins/docusaurus/patches/route-table';
import { toolStyles } from '../../../plugins/docusaurus/patches/tool-styles';
import { ROOT } from '../../../scripts/lib/run';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patches-'));
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

/** What the patches look at in Docusaurus' configuration of the client. */
function clientConfig(): Configuration {
  return {
    plugins: [new ChunkAssetPlugin()],
    optimization: { splitChunks: { cacheGroups: { styles: { name: 'styles' } } } },
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
    expect(names(plugins)).toEqual(['ChunkAddressByName', 'EveryPatchMatched']);
    expect(mergeStrategy).toEqual({ plugins: 'replace' });
  });

  it.each(PATCHES)('can do without $name', ({ name }) => {
    const whole = JSON.stringify(changeOf(bundle()));
    const isOfServer = name === 'render-to-html';
    const over = isOfServer ? { isServer: true } : {};
    const all = isOfServer ? JSON.stringify(changeOf(bundle(over))) : whole;
    expect(JSON.stringify(changeOf(bundle(over), [name]))).not.toBe(all);
  });

  it('leaves the styles of what is asked for with its script', () => {
    const { splitChunks } = toolStyles.change(bundle())?.config.optimization ?? {};
    const { test } = (splitChunks || {}).cacheGroups?.styles as {
      test: (module: object) => boolean;
    };
    const isShared = (path: string): boolean => test({ nameForCondition: () => path });
    expect(isShared('/site/plugins/demos/theme/Demo/Panel/styles.module.css')).toBe(false);
    expect(isShared('/site/node_modules/@docsearch/css/dist/modal.css')).toBe(false);
    expect(isShared('/site/plugins/demos/theme/Demo/styles.module.css')).toBe(true);
  });
});

describe('Docusaurus of another shape stops the build', () => {
  it.each([
    [routeTable, /route-table\.ts: expected .* bundler plugin ChunkAssetPlugin/],
    [toolStyles, /tool-styles\.ts: expected .* cache group "styles"/],
  ])('where $name does not find what it changes', (patch, message) => {
    expect(() => patch.change(bundle({ config: {} }))).toThrow(message);
  });

  it('where a module is gone', () => {
    expect(() => replaceModule('x', bundle(), '@docusaurus/core/lib/gone.js', 'y')).toThrow(
      'plugins/docusaurus/patches/x.ts: expected the file @docusaurus/core/lib/gone.js, which does not exist',
    );
  });

  it('where a file imports something else', () => {
    write('node_modules/pkg/entry.js', "import a from './other';");
    const place = { path: 'pkg/entry.js', request: './preload', by: 'ours.ts' };
    expect(() => replaceImport('x', bundle({ root: folder }), place)).toThrow(
      'plugins/docusaurus/patches/x.ts: expected pkg/entry.js to import "./preload", which it does not',
    );
  });
});

describe('a text in a file of a package', () => {
  const change = (source: string): string =>
    replaceInSource.call(
      {
        resourcePath: 'toc.js',
        getOptions: () => ({ text: 'indexOf', by: 'lastIndexOf', patch: 'x' }),
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
      `plugins/docusaurus/patches/x.ts: expected "indexOf" once in toc.js, found it ${count} times`,
    );
  });
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
    const plugins = [new EveryPatchMatched(expected.map((file) => ({ name: 'x', file })))];
    const stats = await build({ entry, ...config, plugins });
    expect(errors(stats)).toEqual([]);
    const modules = (stats.toJson({ modules: true }).modules ?? []).map((one) => one.name);
    expect(modules.join()).toContain('ours.js');
    expect(modules.join()).not.toContain('preload.js');
  });

  it('in which a patch matched nothing is an error that names it', async () => {
    const entry = write('entry.js', 'out(1);');
    const file = join(folder, 'ours.js');
    const plugins = [new EveryPatchMatched([{ name: 'x', file }])];
    expect(errors(await build({ entry, plugins }))).toEqual([
      expect.stringContaining(
        `plugins/docusaurus/patches/x.ts: matched nothing; expected ${file} in the client bundle`,
      ),
    ]);
  });
});

describe('the option `without`', () => {
  const validate = (schema: unknown, options: unknown): never =>
    (schema as { validate: (value: unknown) => { value: never; error?: Error } }).validate(options)
      .value;
  const strictly = (schema: unknown, options: unknown): never => {
    const { value, error } = (
      schema as { validate: (value: unknown) => { value: never; error?: Error } }
    ).validate(options);
    if (error) throw error;
    return value;
  };

  it('accepts names of patches', () => {
    expect(validateOptions({ validate, options: { without: ['prism'] } })).toEqual({
      without: ['prism'],
    });
    const schema = { without: ['other'] };
    expect(() => validateOptions({ validate: strictly, options: schema })).toThrow(/without/);
  });

  it('is empty by default', () => {
    expect(validateOptions({ validate, options: {} })).toEqual({ without: [] });
  });
});

it('each patch is the file that it names', async () => {
  for (const { name } of PATCHES) {
    const module = (await import(`../../../plugins/docusaurus/patches/${name}.ts`)) as object;
    expect(Object.values(module)).toContainEqual(expect.objectContaining({ name }));
  }
});
