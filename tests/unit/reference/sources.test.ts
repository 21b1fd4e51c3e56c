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
  it.each<[string, unknown, string]>([
    ['components', undefined, 'components: is required'],
    ['components', [], 'components: must contain at least 1 items'],
    ['components.0.tag', 5, 'components[0].tag: must be a string'],
    [
      'components.0.encapsulation',
      'open',
      'components[0].encapsulation: must be one of [shadow, scoped, none]',
    ],
    ['components.0.props.0.type', undefined, 'components[0].props[0].type: is required'],
    ['components.0.props.0.required', 'no', 'components[0].props[0].required: must be a boolean'],
    ['components.0.props.1.name', 'color', 'components[0].props[1]: contains a duplicate value'],
    [
      'components.0.events.0.complexType',
      undefined,
      'components[0].events[0].complexType: is required',
    ],
    [
      'components.0.methods.0.parameters.0.docs',
      null,
      'components[0].methods[0].parameters[0].docs: must be a string',
    ],
    [
      'components.0.styles.0.name',
      'background',
      'components[0].styles[0].name: with value background fails to match the required pattern: /^--/',
    ],
    ['typeLibrary', undefined, 'typeLibrary: is required'],
    ['typeLibrary.src/thing\\.ts::Color', {}, 'typeLibrary'],
  ])('%s = %j', async (path, value, message) => {
    const docs = path.includes('::')
      ? { ...components, typeLibrary: { 'src/thing.ts::Color': value } }
      : edited(components, path, value);
    const error = await rejection(readComponents(docs));
    expect(error).toContain(`core@1.2.3: ${message}`);
    expect(error).not.toContain('\n');
  });

  it.each([
    ['{ "components": [', 'core@1.2.3: dist/docs.json: not valid JSON'],
    ['[]', 'core@1.2.3: (root): must be of type object'],
  ])('%s', async (text, message) => {
    const error = await rejection(readComponents(text));
    expect(error).toContain(message);
    expect(error).not.toContain('\n');
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

  it('whose package.json has no version', async () => {
    const site = makeSite({ 'node_modules/core/package.json': { name: 'core' } });
    expect(await rejection(createRegistry(site).components('core'))).toMatch(
      /core\/package\.json: name and version must be strings$/,
    );
  });

  it('may hold more than is read', async () => {
    const source = await readComponents({ ...components, timestamp: 'now', extra: { a: 1 } });
    expect([...source.components.keys()]).toEqual(['ion-thing']);
  });
});

describe('facts of a component', () => {
  it('are taken over', async () => {
    const { components: all, types } = await readComponents(components);
    const thing = all.get('ion-thing')!;
    expect(
      thing.properties.map(({ name, attribute, required, reflects, mutable, virtual }) => ({
        name,
        attribute,
        required,
        reflects,
        mutable,
        virtual,
      })),
    ).toEqual([
      {
        name: 'color',
        attribute: 'color',
        required: true,
        reflects: true,
        mutable: false,
        virtual: false,
      },
      {
        name: 'data',
        attribute: undefined,
        required: false,
        reflects: false,
        mutable: true,
        virtual: false,
      },
      {
        name: 'mode',
        attribute: 'mode',
        required: false,
        reflects: false,
        mutable: false,
        virtual: true,
      },
    ]);
    expect(thing.properties[0]!.type).toEqual({
      text: '"a" | "b" | undefined',
      alias: 'Color',
      references: { Color: 'src/thing.ts::Color' },
    });
    expect(thing.properties[1]!.deprecated).toBe('Use `color`.');
    expect(thing.events[0]!.deprecated).toBe('');
    expect(thing.methods[0]!.returns.references).toEqual({ Detail: 'src/thing.ts::Detail' });
    expect([...types.values()].map(({ declaration }) => declaration)).toEqual([
      "type Color = 'a' | 'b';",
      'interface Detail<T = any> {\n  data?: T;\n  color: Color;\n}',
      'type Compare = (a: any) => boolean;',
    ]);
  });

  it('tell modes apart where their descriptions differ', async () => {
    const { components: all } = await readComponents(components);
    expect(all.get('ion-thing')!.cssProperties).toEqual([
      {
        name: '--background',
        defaults: [],
        descriptions: [{ modes: ['ios', 'md'], docs: 'Background' }],
      },
      {
        name: '--height',
        defaults: [],
        descriptions: [
          { modes: ['ios'], docs: 'Height in iOS' },
          { modes: ['md'], docs: 'Height in MD' },
        ],
      },
      { name: '--only', defaults: [], descriptions: [{ modes: ['ios'], docs: 'Only there' }] },
      { name: '--plain', defaults: [], descriptions: [{ modes: [], docs: 'Plain' }] },
    ]);
  });

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

  it('leave a type out that is declared nowhere', async () => {
    const docs = edited(components, 'typeLibrary', {
      'src/gone.ts::Color': { declaration: 'any', docstring: '', path: 'src/gone.ts' },
    });
    expect((await readComponents(docs)).types.size).toBe(0);
  });
});

describe('the icon component', () => {
  const manifest = { name: 'core', version: '1.2.3', dependencies: { ionicons: '^1.0.0' } };
  const files = {
    'node_modules/core/package.json': manifest,
    'node_modules/core/dist/docs.json': components,
    'node_modules/ionicons/package.json': { name: 'ionicons', version: '4.5.6' },
  };
  const path = 'node_modules/ionicons/dist/collection/components/icon/icon.js';

  it('has to be where the package says', async () => {
    const without = Object.fromEntries(
      Object.entries(files).filter(([path]) => !path.includes('ionicons')),
    );
    expect(await rejection(createRegistry(makeSite(without)).components('core'))).toMatch(
      /^ionicons: package not installed/,
    );
    expect(await rejection(createRegistry(makeSite(files)).components('core'))).toMatch(
      /^ionicons@4\.5\.6: dist\/collection\/.*: the package does not contain this file$/,
    );
  });

  it('has to have what is read', async () => {
    const source = `export class Icon {
      static get is() { return "ion-icon"; }
      static get encapsulation() { return "shadow"; }
      static get properties() { return { "name": { "mutable": true } }; }
    }`;
    const site = makeSite({ ...files, [path]: source });
    expect(await rejection(createRegistry(site).components('core'))).toBe(
      'ionicons@4.5.6: properties.name.complexType: is required',
    );
  });
});

describe('a malformed plugin', () => {
  it.each<[string, unknown, string]>([
    ['api', undefined, 'api: is required'],
    ['api.methods', [], 'api.methods: must contain at least 1 items'],
    ['api.methods.0.signature', '', 'api.methods[0].signature: is not allowed to be empty'],
    ['interfaces.0.properties.0.type', undefined, 'interfaces[0].properties[0].type: is required'],
    ['enums.0.members.0.value', 3, 'enums[0].members[0].value: must be a string'],
    ['typeAliases.0.types', [], 'typeAliases[0].types: must contain at least 1 items'],
    ['pluginConfigs', 'none', 'pluginConfigs: must be an array'],
  ])('%s = %j', async (path, value, message) => {
    expect(await rejection(readPlugin(edited(plugin, path, value)))).toBe(
      `@capacitor/thing@1.2.3: ${message}`,
    );
  });

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
  it('reads a source once per process', async () => {
    const site = siteWithPackage('core', { 'dist/docs.json': components });
    const [first, second] = await Promise.all([
      createRegistry(site).components('core'),
      createRegistry(site).components('core'),
    ]);
    expect(second).toBe(first);
  });

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
