import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Stats } from '@rspack/core';
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

it('A patch that matched nothing is an error of the bundle that names it', async () => {
  const entry = write('entry.js', 'out(1);');
  const file = join(folder, 'ours.js');
  const plugins = [new EveryPatchMatched([{ name: 'x', file }])];
  const output = { path: join(folder, 'out') };
  const config = { name: 'client', mode: 'development', devtool: false, context: folder } as const;
  const stats = await new Promise<Stats | undefined>((resolve) => {
    rspack({ ...config, entry, output, plugins }, (_, done) => resolve(done));
  });
  const errors = stats?.toJson({ errors: true }).errors ?? [];
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      `plugins/docusaurus/patches/x.ts: matched nothing; expected ${file} in the client bundle`,
    ),
  ]);
});
