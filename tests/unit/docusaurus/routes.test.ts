import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import routeTable from '../../../plugins/docusaurus/loaders/route-table.cjs';

const SOURCE = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs/it\\'s',
    component: ComponentCreator('/docs/it\\'s', 'a1b'),
    exact: true
  },
];`;

const CHUNKS = { "/docs/it's-a1b": { __comp: 'layout' } };

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
  writeFileSync(join(folder, 'routes.js'), SOURCE);
  writeFileSync(join(folder, 'routesChunkNames.json'), JSON.stringify(CHUNKS));
});

/** The module that the loader makes of a generated one. */
function run(name: string, source: string): string {
  const context = {
    context: folder,
    resourcePath: join(folder, name),
    addDependency: () => undefined,
  };
  return routeTable.call(context, source);
}

describe('the list of routes', () => {
  it('is written as data, with the names of the chunks', () => {
    const written = /JSON\.parse\((".*")\)/.exec(run('routes.js', SOURCE))?.[1] ?? '';
    expect(JSON.parse(JSON.parse(written) as string)).toEqual([
      { path: "/docs/it's", exact: true, chunks: { __comp: 'layout' } },
    ]);
  });

  it('of another shape stops the build', () => {
    expect(() => run('routes.js', 'export default []')).toThrow(
      /routes\.js: the first route has no component/,
    );
    expect(() => run('routes.js', SOURCE.replaceAll('a1b', 'e3f'))).toThrow(
      /routesChunkNames\.json has no chunks for route \/docs\/it's-e3f/,
    );
  });
});

describe('the registry of chunks', () => {
  it('loses the names and ids of source files and nothing else', () => {
    const load = '[() => import(/* webpackChunkName: "01ef" */ "@site/docs/a.mdx")';
    const weak = 'require.resolveWeak("@site/docs/a(b).mdx")';
    expect(run('registry.js', `  "01ef": ${load}, "@site/docs/a(b).mdx", ${weak}],\n`)).toBe(
      `  "01ef": ${load}],\n`,
    );
  });

  it('of another shape stops the build', () => {
    expect(() => run('registry.js', 'export default {};')).toThrow(/registry\.js: no entry/);
  });
});
