import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
      chunks: { __comp: 'layout' },
      routes: [
        {
          path: "/docs/it's/page",
          exact: true,
          sidebar: 'docs',
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
    expect(made).toEqual([["/docs/it's/page-words", { __comp: 'item', content: 'words' }]]);
    expect(other?.component).toBeDefined();
    expect(made).toHaveLength(2);
  });
});
