import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../../plugins/reference/sources/registry';
import { outputFile } from '../../../src/lib/output-file';
import { makeSite, rejection } from './helpers';

function fixture(name: string): object {
  const path = join(__dirname, '../../fixtures/reference', name);
  return JSON.parse(readFileSync(path, 'utf8')) as object;
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

describe('a malformed source of components', () => {
  it('that is no JSON', async () => {
    const site = siteWithPackage('core', { 'dist/docs.json': '{ "components": [' });
    expect(await rejection(createRegistry(site).components('core'))).toMatch(
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
    const typeLibrary = {
      'src/thing.ts::Color': { declaration: 'any', docstring: '', path: 'src/thing.ts' },
    };
    const site = siteWithPackage('core', {
      'dist/docs.json': { ...components, typeLibrary },
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
      '@capacitor/thing@1.2.3: dist/esm/definitions.d.ts: no interface named …Plugin',
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
    const whole = siteWithPackage('@capacitor/thing', { 'dist/docs.json': plugin });
    expect(fromDeclarations).toEqual(await createRegistry(whole).native('@capacitor/thing'));
  });
});

describe('the registry', () => {
  it('asks again after a failure', async () => {
    const site = siteWithPackage('core', {});
    await rejection(createRegistry(site).components('core'));
    outputFile(join(site, 'node_modules/core/dist/docs.json'), JSON.stringify(components));
    await expect(createRegistry(site).components('core')).resolves.toBeDefined();
  });
});
