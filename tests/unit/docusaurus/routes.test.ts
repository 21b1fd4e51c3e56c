import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import routeTable from '../../../plugins/docusaurus/loaders/route-table.cjs';

const folder = mkdtempSync(join(tmpdir(), 'routes-'));
writeFileSync(join(folder, 'routesChunkNames.json'), '{ "/docs/a-a1b": {} }');

/** The module that the loader makes of a generated one. */
function run(name: string, source: string): string {
  const resourcePath = join(folder, name);
  return routeTable.call({ context: folder, resourcePath, addDependency: () => undefined }, source);
}

// What the table of routes is good for: every test in the browser
it('A list of routes of another shape stops the build', () => {
  expect(() => run('routes.js', 'export default []')).toThrow(
    /routes\.js: the first route has no component/,
  );
  const other =
    "export default [{ path: '/docs/a', component: ComponentCreator('/docs/a', 'e3f') }]";
  expect(() => run('routes.js', other)).toThrow(
    /routesChunkNames\.json has no chunks for route \/docs\/a-e3f/,
  );
});

it('A registry of chunks of another shape stops the build', () => {
  expect(() => run('registry.js', 'export default {};')).toThrow(/registry\.js: no entry/);
});
