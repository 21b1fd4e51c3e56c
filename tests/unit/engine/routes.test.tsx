import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withComponents, type RouteData } from '../../../plugins/engine/client/routes';
import addFirstPages from '../../../plugins/engine/loaders/first-pages.cjs';
import splitRegistry from '../../../plugins/engine/loaders/registry-pages.cjs';
import createOnDemand from '../../../plugins/engine/loaders/routes.cjs';

const { made, table } = vi.hoisted(
  (): { made: [key: string, chunks: unknown][]; table: Record<string, unknown> } => ({
    made: [],
    table: {},
  }),
);
vi.mock('@generated/routesChunkNames', () => ({ default: table }));
vi.mock('@docusaurus/ComponentCreator', () => ({
  default: (path: string, hash: string) => {
    made.push([`${path}-${hash}`, table[`${path}-${hash}`]]);
    return () => null;
  },
}));

const SOURCE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/it\\'s',
    component: ComponentCreator('/docs/it\\'s', 'a1b'),
    routes: [
      {
        path: '/docs/it\\'s/tags',
        component: ComponentCreator('/docs/it\\'s/tags', 'b1c'),
        exact: true
      },
      {
        path: '/docs/it\\'s',
        component: ComponentCreator('/docs/it\\'s', 'b2c'),
        routes: [
          {
            path: '/docs/it\\'s/page',
            component: ComponentCreator('/docs/it\\'s/page', 'c2d'),
            exact: true,
            sidebar: "docs"
          },
          {
            path: '/docs/it\\'s/',
            component: ComponentCreator('/docs/it\\'s/', 'c3d'),
            exact: true
          },
        ]
      },
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];`;

const CHUNKS = {
  "/docs/it's-a1b": { __comp: 'layout' },
  "/docs/it's/tags-b1c": { __comp: 'tags', __props: 'a1b2c300' },
  "/docs/it's-b2c": { __comp: 'root' },
  "/docs/it's/page-c2d": { __comp: 'item', content: 'a1b2c4ff' },
  "/docs/it's/-c3d": { __comp: 'item', content: '0f0f0f0f' },
};

const entry = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;
const REGISTRY = `export default {\n${['layout', 'tags', 'root', 'item', 'a1b2c300', 'a1b2c4ff', '0f0f0f0f'].map(entry).join('\n')}};\n`;

const PAGE = {
  path: "/docs/it's/page",
  exact: true,
  sidebar: 'docs',
  chunks: { __comp: 'item', content: 'a1b2c4' },
};

/** What the browser has from the start. */
const DATA: RouteData[] = [
  {
    path: "/docs/it's",
    chunks: { __comp: 'layout' },
    routes: [
      { path: "/docs/it's/tags", exact: true, chunks: { __comp: 'tags', __props: 'a1b2c3' } },
      {
        path: "/docs/it's",
        chunks: { __comp: 'root' },
        isPartial: true,
        routes: [{ path: "/docs/it's/", exact: true, chunks: { __comp: 'item', content: '0f0f' } }],
      },
    ],
  },
  { path: '*' },
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
  writeFileSync(join(folder, 'routes.js'), SOURCE);
  writeFileSync(join(folder, 'routesChunkNames.json'), JSON.stringify(CHUNKS));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The module that a loader makes of another one. */
function run(loader: (this: object, source: string) => string, source: string, query = ''): string {
  const context = {
    context: folder,
    resourceQuery: query,
    addDependency: () => undefined,
    getOptions: () => ({ modulesFile: '/site/page-modules.json' }),
  };
  return loader.call(context, source);
}

/** The data in a module. */
function dataIn(module: string): unknown {
  const written = /JSON\.parse\((".*")\)/.exec(module)?.[1] ?? '';
  return JSON.parse(JSON.parse(written) as string);
}

describe('the list of routes', () => {
  it('carries a short hash of its own', () => {
    const component = '@theme/Page';
    const routes = ['/docs/one', '/docs/two'].map((path) => ({ path, component, exact: true }));
    const { routesConfig } = generateRoutesCode(routes);
    const hashes = [...routesConfig.matchAll(/ComponentCreator\('([^']+)', '([^']+)'\)/g)];
    expect(hashes.map(([, path]) => path)).toEqual(['/docs/one', '/docs/two']);
    for (const [, , hash] of hashes) expect(hash).toMatch(/^[\da-f]{3}$/);
    expect(hashes[0]?.[2]).not.toBe(hashes[1]?.[2]);
  });

  it('is written as data, with the names of the chunks, and without most pages of the docs', () => {
    expect(dataIn(run(createOnDemand, SOURCE))).toEqual(DATA);
  });

  it('has the pages that are missing in a module of their own', () => {
    const module = run(createOnDemand, SOURCE, '?pages');
    expect(dataIn(module)).toEqual([[PAGE]]);
    expect(module).toContain("'./registry.js?pages'");
  });

  it('tells the server renderer which page is missing', () => {
    const module = run(addFirstPages, SOURCE);
    expect(dataIn(module)).toEqual({ [PAGE.path]: PAGE });
    expect(module.startsWith(SOURCE)).toBe(true);
    expect(module).toContain('export const modulesFile = "/site/page-modules.json";');
  });

  it('of another shape stops the build', () => {
    expect(() => run(createOnDemand, 'export default []')).toThrow(
      /routes\.js: the first route has no component/,
    );
    expect(() => run(createOnDemand, SOURCE.replaceAll('c2d', 'e3f'))).toThrow(
      /routesChunkNames\.json has no chunks for route \/docs\/it's\/page-e3f/,
    );
  });

  it('makes a page’s component when it is asked for, once', () => {
    const [layout, other] = withComponents(structuredClone(DATA));
    expect(made).toEqual([]);
    const component = layout?.routes?.[0]?.component;
    expect(component).toBeDefined();
    expect(layout?.routes?.[0]?.component).toBe(component);
    expect(made).toEqual([["/docs/it's/tags-a1b2c3", { __comp: 'tags', __props: 'a1b2c3' }]]);
    expect(other?.component).toBeDefined();
    expect(made).toHaveLength(2);
  });

  it('has keys that stay when pages are put between others', () => {
    const [layout] = withComponents(structuredClone(DATA));
    expect(layout?.routes?.map(({ key }) => key)).toEqual(["/docs/it's/tags", "/docs/it's"]);
  });
});

describe('the registry of chunks', () => {
  const namesIn = (module: string): string[][] =>
    [...module.matchAll(/"(\w+)": \[.*webpackChunkName: "(\w+)"/g)].map(([, ...names]) => names);

  it('has the texts of pages in a module of their own, all by the names that the routes have', () => {
    expect(namesIn(run(splitRegistry, REGISTRY, '?pages'))).toEqual([['a1b2c4', 'a1b2c4']]);
    expect(namesIn(run(splitRegistry, REGISTRY))).toEqual(
      ['layout', 'tags', 'root', 'item', 'a1b2c3', '0f0f'].map((name) => [name, name]),
    );
  });

  it('of another shape stops the build', () => {
    expect(() => run(splitRegistry, 'export default {};')).toThrow(/registry\.js: no entry/);
  });
});
