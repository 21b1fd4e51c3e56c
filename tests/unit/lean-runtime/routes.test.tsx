import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { mayMatch } from '../../../plugins/lean-runtime/client/literal-path';
import {
  matchRoutes,
  renderRoutes,
  type PageRoute,
} from '../../../plugins/lean-runtime/client/route-config';
import createOnDemand from '../../../plugins/lean-runtime/routes-loader.cjs';

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
  const SOURCE = `export default [
  {
    path: '/docs/it\\'s',
    component: ComponentCreator('/docs/it\\'s', 'a1b'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];`;

  it('makes a page’s component when it is asked for, once', () => {
    const made: string[] = [];
    const run = new Function(
      'ComponentCreator',
      createOnDemand(SOURCE).replace('export default', 'return'),
    );
    const routes = run((path: string) => made.push(path)) as { component: unknown }[];
    expect(made).toEqual(['*']);
    expect(routes[0]?.component).toBe(routes[0]?.component);
    expect(made).toEqual(['*', "/docs/it's"]);
  });

  it('of another shape stops the build', () => {
    expect(() => createOnDemand('export default []')).toThrow(/routes\.js: no route has component/);
  });
});
