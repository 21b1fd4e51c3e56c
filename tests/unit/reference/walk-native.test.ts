import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attribute, compile, elements, flat, idsOf, pageFile, ROOT, textOf } from './helpers';

const PLUGINS = `action-sheet app app-launcher browser camera clipboard device dialog filesystem
geolocation google-maps haptics keyboard local-notifications motion network preferences
push-notifications screen-reader share splash-screen status-bar storage text-zoom toast`.split(
  /\s+/,
);

interface RawTag {
  name: string;
  text?: string;
}

interface RawDocs {
  api: {
    methods: { name: string; docs: string; tags: RawTag[]; parameters: { type: string }[] }[];
  };
  interfaces: { name: string; properties: { name: string; docs: string; tags: RawTag[] }[] }[];
  enums: { name: string; members: { name: string; value: string }[] }[];
  typeAliases: { name: string }[];
  pluginConfigs: { properties: { name: string; docs: string }[] }[];
}

function docsPath(plugin: string): string {
  return join(ROOT, 'node_modules/@capacitor', plugin, 'dist/docs.json');
}

const render = (plugin: string, version = 'current', locale = 'en') =>
  compile(
    `<Reference plugin="@capacitor/${plugin}" />`,
    pageFile(ROOT, version, `native/${plugin}`),
    {
      locale,
    },
  );

describe('plugins', () => {
  it('are the 25 that the site has pages for', () => {
    expect(PLUGINS).toHaveLength(25);
  });

  it.each(PLUGINS.filter((plugin) => existsSync(docsPath(plugin))))(
    '%s: everything once',
    async (plugin) => {
      const raw = JSON.parse(readFileSync(docsPath(plugin), 'utf8')) as RawDocs;
      const { html } = await render(plugin);
      const ids = idsOf(html);
      expect(new Set(ids).size).toBe(ids.length);
      const listened = ({
        name,
        parameters,
      }: RawDocs['api']['methods'][number]): string | undefined =>
        name === 'addListener' ? parameters[0]!.type.replace(/['"]/g, '') : undefined;
      expect(ids.filter((id) => id.startsWith('method-'))).toEqual(
        raw.api.methods.filter((method) => !listened(method)).map(({ name }) => `method-${name}`),
      );
      expect(ids.filter((id) => id.startsWith('event-'))).toEqual(
        raw.api.methods.flatMap((method) => (listened(method) ? `event-${listened(method)}` : [])),
      );
      expect(ids.filter((id) => id.startsWith('config-'))).toEqual(
        raw.pluginConfigs.flatMap(({ properties }) =>
          properties.map(({ name }) => `config-${name}`),
        ),
      );
      const types = [...raw.interfaces, ...raw.enums, ...raw.typeAliases]
        .map(({ name }) => name)
        .filter((name) => name !== 'Date');
      expect(ids.filter((id) => id.startsWith('type-')).map((id) => id.replace(/-2$/, ''))).toEqual(
        types.map((name) => `type-${name}`),
      );
      const text = flat(textOf(elements(html)[0]!));
      const fields = raw.interfaces
        .filter(({ name }) => name !== 'Date')
        .flatMap(({ properties }) => properties);
      for (const { name, docs } of [...raw.api.methods, ...fields]) {
        expect(text).toContain(name);
        // Up to the first tag, link or line break: what follows may be written differently.
        const [first = ''] = docs.split(/[<[\n]/);
        expect(text).toContain(flat(first.replace(/[`*]/g, '')));
      }
      for (const { members } of raw.enums) {
        for (const { name, value } of members) {
          expect(text).toContain(name);
          expect(text).toContain(value);
        }
      }
    },
  );

  it.each(PLUGINS)(
    '%s: links to ids that exist, the same in Japanese and in v7',
    async (plugin) => {
      const { html } = await render(plugin);
      const ids = idsOf(html);
      const targets = elements(html)
        .map((element) => attribute(element, 'href') ?? '')
        .filter((href) => href.startsWith('#'))
        .map((href) => href.slice(1));
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
      expect(idsOf((await render(plugin, 'current', 'ja')).html)).toEqual(ids);
      expect((await render(plugin, 'v7')).html).toBe(html);
    },
  );
});

describe('@capacitor/app, published without docs.json', () => {
  it('is read from its declarations', async () => {
    const { html } = await render('app');
    const ids = idsOf(html);
    expect(ids).toEqual(
      expect.arrayContaining([
        'method-exitApp',
        'method-toggleBackButtonHandler',
        'event-backButton',
        'event-appUrlOpen',
        'config-disableBackButtonHandler',
        'type-AppInfo',
        'type-BackButtonListener',
      ]),
    );
    expect(html).toContain('<dt>Since</dt><dd>7.1.0</dd>');
    expect(flat(textOf(elements(html)[0]!))).toContain('Listen for the hardware back button event');
  });
});

describe('details', () => {
  it('shows deprecations, with a package name in one piece', async () => {
    const { html } = await render('filesystem');
    expect(flat(textOf(elements(html)[0]!))).toContain(
      'Deprecated Use the @capacitor/file-transfer plugin instead.',
    );
  });

  it('turns HTML of descriptions into marks', async () => {
    const { html } = await render('google-maps');
    expect(html).toContain('<code>ROADMAP</code>');
    expect(html).not.toContain('&lt;code&gt;');
    expect(html).toMatch(
      /<a href="https:\/\/developers\.google\.com\/maps\/[^"]+maxzoom">maximum\s+zoom level<\/a>/,
    );
  });

  it('tells an interface from an alias of the same name', async () => {
    const ids = idsOf((await render('google-maps')).html);
    expect(ids).toContain('type-Marker');
    expect(ids).toContain('type-Marker-2');
  });

  it('shows a function type as one', async () => {
    const { html } = await render('network');
    expect(flat(textOf(elements(html)[0]!))).toContain(
      'type ConnectionStatusChangeListener = (status: ConnectionStatus) => void;',
    );
  });
});
