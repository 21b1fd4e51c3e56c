import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { beforeEach, describe, expect, it } from 'vitest';
import replaceInSource from '../../../plugins/docusaurus/loaders/replace-text.cjs';
import { EveryPatchMatched } from '../../../plugins/docusaurus/matched';
import { replaceImport, replaceModule, type Bundle } from '../../../plugins/docusaurus/patch';
import { routeTable } from '../../../plugins/docusaurus/patches/route-table';
import { toolStyles } from '../../../plugins/docusaurus/patches/tool-styles';
import { ROOT } from '../../../scripts/lib/run';
import { outputFile } from '../../../src/lib/output-file';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patches-'));
});

function write(name: string, text: string): string {
  return outputFile(join(folder, name), text);
}

function bundle(over: Partial<Bundle> = {}): Bundle {
  return {
    root: ROOT,
    generatedFilesDir: join(ROOT, '.docusaurus'),
    isServer: false,
    isProduction: true,
    config: {},
    ...over,
  };
}

describe('Docusaurus of another shape stops the build', () => {
  it.each([
    [routeTable, /route-table\.ts: expected .* bundler plugin ChunkAssetPlugin/],
    [toolStyles, /tool-styles\.ts: expected .* cache group "styles"/],
  ])('where $name does not find what it changes', (patch, message) => {
    expect(() => patch.change(bundle())).toThrow(message);
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
