import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router';
import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mayMatch } from '../../../plugins/engine/client/literal-path';
import {
  matchRoutes,
  renderRoutes,
  type PageRoute,
} from '../../../plugins/engine/client/route-config';
import { withComponents } from '../../../plugins/engine/client/routes';
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

describe('an address and a path', () => {
  const PATHS = [
    '/',
    '/docs/',
    '/docs/api',
    '/docs/api/',
    '/docs/api/modal',
    '/docs/タグ',
    '*',
    '/docs/:id',
  ];
  const ADDRESSES = [
    '/',
    '/docs',
    '/docs/',
    '/docs/api',
    '/docs/apis',
    '/DOCS/API/Modal/',
    '/docs/タグ',
    '/other',
  ];

  it('never miss a match of the router', () => {
    for (const path of PATHS) {
      for (const address of ADDRESSES) {
        for (const exact of [true, false]) {
          if (matchPath(address, { path, exact })) {
            expect(mayMatch(address, path), `${address} at ${path}`).toBe(true);
          }
        }
      }
    }
  });

  it('differ without the router when the text differs', () => {
    expect(mayMatch('/docs/api/modal', '/docs/api/toast')).toBe(false);
    expect(mayMatch('/docs/api', '/docs/api/modal')).toBe(false);
    expect(mayMatch('/anything', '/docs/:id')).toBe(true);
  });
});

function page(path: string, over: Partial<PageRoute> = {}): PageRoute {
  return { path, exact: true, component: () => <p>{path}</p>, ...over };
}

function Layout({ route }: { route?: PageRoute }): React.ReactNode {
  return <main>{renderRoutes(route?.routes)}</main>;
}

const ROUTES: PageRoute[] = [
  page('/blog'),
  page('/docs/', {
    exact: false,
    component: Layout as PageRoute['component'],
    routes: [page('/docs/a'), page('/docs/b'), page('/docs/')],
  }),
  page('*', { exact: false }),
];

describe('the routes of an address', () => {
  const paths = (address: string): string[] =>
    matchRoutes(ROUTES, address).map(({ route }) => route.path);
  const html = (address: string): string =>
    renderToStaticMarkup(<StaticRouter location={address}>{renderRoutes(ROUTES)}</StaticRouter>);

  it.each([
    ['/docs/b', ['/docs/', '/docs/b'], '<main><p>/docs/b</p></main>'],
    ['/docs', ['/docs/', '/docs/'], '<main><p>/docs/</p></main>'],
    ['/blog/', ['/blog'], '<p>/blog</p>'],
    ['/nowhere', ['*'], '<p>*</p>'],
  ])('%s are found and rendered', (address, found, rendered) => {
    expect(paths(address)).toEqual(found);
    expect(html(address)).toBe(rendered);
  });

  it('are none without a route', () => {
    expect(matchRoutes([page('/a')], '/b')).toEqual([]);
    expect(renderRoutes(undefined)).toBeUndefined();
  });
});

describe('the list of routes', () => {
  const SOURCE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/it\\'s',
    component: ComponentCreator('/docs/it\\'s', 'a1b'),
    routes: [
      {
        path: '/docs/it\\'s/page',
        component: ComponentCreator('/docs/it\\'s/page', 'c2d'),
        exact: true,
        sidebar: "docs"
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
    "/docs/it's/page-c2d": { __comp: 'item', content: 'words' },
  };
  const DATA = [
    {
      path: "/docs/it's",
      hash: 'a1b',
      chunks: { __comp: 'layout' },
      routes: [
        {
          path: "/docs/it's/page",
          exact: true,
          sidebar: 'docs',
          hash: 'c2d',
          chunks: { __comp: 'item', content: 'words' },
        },
      ],
    },
    { path: '*' },
  ];
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'routes-'));
    writeFileSync(join(folder, 'routesChunkNames.json'), JSON.stringify(CHUNKS));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const load = (source: string): string =>
    createOnDemand.call({ context: folder, addDependency: () => undefined }, source);

  it('carries a short hash of its own', () => {
    const component = '@theme/Page';
    const routes = ['/docs/one', '/docs/two'].map((path) => ({ path, component, exact: true }));
    const { routesConfig } = generateRoutesCode(routes);
    const hashes = [...routesConfig.matchAll(/ComponentCreator\('([^']+)', '([^']+)'\)/g)];
    expect(hashes.map(([, path]) => path)).toEqual(['/docs/one', '/docs/two']);
    for (const [, , hash] of hashes) expect(hash).toMatch(/^[\da-f]{3}$/);
    expect(hashes[0]?.[2]).not.toBe(hashes[1]?.[2]);
  });

  it('is written as data, with the names of the chunks', () => {
    const written = /JSON\.parse\((".*")\)/.exec(load(SOURCE))?.[1] ?? '';
    expect(JSON.parse(JSON.parse(written) as string)).toEqual(DATA);
  });

  it('of another shape stops the build', () => {
    expect(() => load('export default []')).toThrow(/routes\.js: the first route has no component/);
    expect(() => load(SOURCE.replaceAll('c2d', 'e3f'))).toThrow(
      /routesChunkNames\.json has no chunks for route \/docs\/it's\/page-e3f/,
    );
  });

  it('makes a page’s component when it is asked for, once', () => {
    const [layout, other] = withComponents(structuredClone(DATA));
    expect(made).toEqual([]);
    const component = layout?.routes?.[0]?.component;
    expect(component).toBeDefined();
    expect(layout?.routes?.[0]?.component).toBe(component);
    expect(made).toEqual([["/docs/it's/page-c2d", { __comp: 'item', content: 'words' }]]);
    expect(other?.component).toBeDefined();
    expect(made).toHaveLength(2);
  });
});
