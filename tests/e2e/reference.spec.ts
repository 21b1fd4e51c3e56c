import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { readCli } from '../../plugins/reference/sources/cli';
import { findPackage } from '../../plugins/reference/sources/package';
import { ROOT } from '../../scripts/lib/run';
import { localePath, LOCALES } from '../../config/locales';
import { VERSIONS } from '../../config/versions';

/** Pages are read as files: what is in the HTML needs no browser to be found. */
const BUILD = resolve(__dirname, '../../build');

/** Inside of a component's overlay; applications never write it, so only the index names it. */
const WITHOUT_PAGE = ['ion-select-modal'];

const MEMBER = /^(?:prop|event|method|slot|part|css(?!-(?:shadow-parts|custom-properties)$))-/;

const TREES = LOCALES.flatMap((locale) =>
  VERSIONS.map(({ label, path, components }) => ({
    name: `${locale} ${label}`,
    folder: join(BUILD, localePath(locale), path),
    packageName: components,
  })),
);

interface Named {
  name: string;
}

interface RawComponent {
  tag: string;
  props: Named[];
  events: { event: string }[];
  methods: Named[];
  slots: Named[];
  parts: Named[];
  styles: Named[];
}

interface RawPlugin {
  api: { methods: { name: string; parameters: { type: string }[] }[] };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, 'node_modules', path), 'utf8')) as T;
}

function idsOf(folder: string, route: string): string[] {
  const html = readFileSync(join(folder, route, 'index.html'), 'utf8');
  return [...html.matchAll(/<[a-z][^>]*?\sid="?([^"\s>]+)/g)].map(([, id = '']) => id);
}

function membersOf(raw: RawComponent): string[] {
  return [
    ...raw.props.map(({ name }) => `prop-${name}`),
    ...raw.events.map(({ event }) => `event-${event}`),
    ...raw.methods.map(({ name }) => `method-${name}`),
    ...raw.slots.map(({ name }) => `slot-${name || 'default'}`),
    ...raw.parts.map(({ name }) => `part-${name.replaceAll(' ', '-')}`),
    ...new Set(raw.styles.map(({ name }) => `css-${name.slice(2)}`)),
  ];
}

const routeOf = (command: string): string => `cli/commands/${command.replaceAll(' ', '-')}`;

for (const { name, folder, packageName } of TREES) {
  test(`${name}: every member of every component is in its page, once, and no other`, () => {
    const { components } = readJson<{ components: RawComponent[] }>(
      `${packageName}/dist/docs.json`,
    );
    const documented = components.filter(({ tag }) => !WITHOUT_PAGE.includes(tag));
    expect(documented.length).toBeGreaterThan(85);
    for (const raw of documented) {
      const found = idsOf(folder, `api/${raw.tag.slice(4)}`).filter((id) => MEMBER.test(id));
      expect(found.sort(), raw.tag).toEqual(membersOf(raw).sort());
    }
  });

  test(`${name}: the index lists every component`, () => {
    const { components } = readJson<{ components: RawComponent[] }>(
      `${packageName}/dist/docs.json`,
    );
    const ids = new Set(idsOf(folder, 'api'));
    expect(components.map(({ tag }) => tag).filter((tag) => !ids.has(tag))).toEqual([]);
  });

  test(`${name}: every option of every command is in its page, once`, async () => {
    const { commands } = await readCli(findPackage('@ionic/cli', ROOT));
    const documented = [...commands.values()].filter((command) =>
      existsSync(join(folder, routeOf(command.name), 'index.html')),
    );
    expect(documented).toHaveLength(46);
    for (const { name: command, options, inputs } of documented) {
      const ids = idsOf(folder, routeOf(command));
      const wanted = [...new Set(options.map((option) => `option-${option.name}`))];
      const found = ids.filter((id) => /^option-/.test(id));
      expect(found, command).toEqual(expect.arrayContaining(wanted));
      expect(new Set(found).size, command).toBe(found.length);
      expect(ids.filter((id) => /^input-/.test(id))).toHaveLength(inputs.length);
    }
  });

  test(`${name}: every method and event of every native plugin is in its page, once`, () => {
    const manifest =
      readJson<Record<'dependencies' | 'devDependencies', object>>('../package.json');
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((dependency) => dependency.startsWith('@capacitor/'))
      .map((dependency) => dependency.slice('@capacitor/'.length))
      .filter((plugin) =>
        existsSync(join(ROOT, `node_modules/@capacitor/${plugin}/dist/docs.json`)),
      );
    expect(names.length).toBeGreaterThanOrEqual(24);
    for (const plugin of names) {
      const { api } = readJson<RawPlugin>(`@capacitor/${plugin}/dist/docs.json`);
      const wanted = api.methods.map(({ name: method, parameters: [first] }) =>
        method === 'addListener'
          ? `event-${(first?.type ?? '').replace(/['"]/g, '')}`
          : `method-${method}`,
      );
      const found = idsOf(folder, `native/${plugin}`).filter((id) => /^(?:method|event)-/.test(id));
      expect(new Set(found).size, plugin).toBe(found.length);
      expect(found, plugin).toEqual(expect.arrayContaining([...new Set(wanted)]));
    }
  });
}
