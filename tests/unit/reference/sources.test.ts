import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../../plugins/reference/sources/registry';
import { makeSite, rejection } from './helpers';

type Json = Record<string, unknown>;

function fixture(name: string): Json {
  const path = join(__dirname, '../../fixtures/reference', name);
  return JSON.parse(readFileSync(path, 'utf8')) as Json;
}

/** A copy with one value replaced; `undefined` takes it out. */
function edited(source: Json, path: string, value: unknown): Json {
  const copy = structuredClone(source);
  const steps = path.split('.');
  const last = steps.pop()!;
  const holder = steps.reduce<Json>((node, step) => node[step] as Json, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

function siteWithPackage(name: string, files: Record<string, string | object>): string {
  return makeSite(
    Object.fromEntries([
      [`node_modules/${name}/package.json`, { name, version: '1.2.3' }],
      ...Object.entries(files).map(([file, data]) => [`node_modules/${name}/${file}`, data]),
    ]) as Record<string, string | object>,
  );
}

const components = fixture('components-docs.json');
const plugin = fixture('plugin-docs.json');

const readComponents = (docs: string | object) =>
  createRegistry(siteWithPackage('core', { 'dist/docs.json': docs })).components('core');
const readPlugin = (docs: string | object) =>
  createRegistry(siteWithPackage('@capacitor/thing', { 'dist/docs.json': docs })).native(
    '@capacitor/thing',
  );

describe('a malformed source of components', () => {
  it('that is no JSON', async () => {
    expect(await rejection(readComponents('{ "components": ['))).toMatch(
      /^core@1\.2\.3: dist\/docs\.json: not valid JSON.*$/,
    );
  });

  it('without its file', async () => {
    const site = siteWithPackage('core', {});
    expect(await rejection(createRegistry(site).components('core'))).toBe(
      'core@1.2.3: dist/docs.json: the package does not contain this file',
    );
  });

  it('that is not installed', async () => {
    const site = makeSite({ 'package.json': {} });
    expect(await rejection(createRegistry(site).components('absent-core'))).toBe(
      `absent-core: package not installed, looked up from ${site}`,
    );
  });
});

describe('facts of a component', () => {
  it('read the declaration that the type library could not follow', async () => {
    const docs = edited(components, 'typeLibrary', {
      'src/thing.ts::Color': { declaration: 'any', docstring: '', path: 'src/thing.ts' },
    });
    const site = siteWithPackage('core', {
      'dist/docs.json': docs,
      'dist/types/thing.d.ts': "export { Color } from './color';\nexport type Other = 1;\n",
      'dist/types/color.d.ts':
        'export declare class Color {\n    value: string;\n    /** Internal. */\n    _hidden(): void;\n}\n',
    });
    const { types } = await createRegistry(site).components('core');
    expect([...types.values()].map(({ declaration }) => declaration)).toEqual([
      'class Color {\n    value: string;\n}',
    ]);
  });
});

describe('a malformed plugin', () => {
  it('without any documentation', async () => {
    const site = siteWithPackage('@capacitor/thing', {});
    expect(await rejection(createRegistry(site).native('@capacitor/thing'))).toBe(
      '@capacitor/thing@1.2.3: neither dist/docs.json nor dist/esm/definitions.d.ts is in the package',
    );
  });

  it('whose declarations have no plugin interface', async () => {
    const site = siteWithPackage('@capacitor/thing', {
      'dist/esm/definitions.d.ts': 'export interface Options { a: string }',
    });
    expect(await rejection(createRegistry(site).native('@capacitor/thing'))).toBe(
      '@capacitor/thing@1.2.3: dist/esm/definitions.d.ts: no interface named Plugin$',
    );
  });
});

describe('a plugin’s declarations', () => {
  it('give what docs.json would', async () => {
    const definitions = readFileSync(
      join(__dirname, '../../fixtures/reference/definitions.d.ts.txt'),
      'utf8',
    );
    const site = siteWithPackage('@capacitor/thing', { 'dist/esm/definitions.d.ts': definitions });
    const fromDeclarations = await createRegistry(site).native('@capacitor/thing');
    expect(fromDeclarations).toEqual(await readPlugin(plugin));
  });
});

describe('the registry', () => {
  it('asks again after a failure', async () => {
    const site = siteWithPackage('core', {});
    await rejection(createRegistry(site).components('core'));
    const mended = join(site, 'node_modules/core/dist');
    const { mkdirSync, writeFileSync } = await import('node:fs');
    mkdirSync(mended);
    writeFileSync(join(mended, 'docs.json'), JSON.stringify(components));
    await expect(createRegistry(site).components('core')).resolves.toBeDefined();
  });
});
