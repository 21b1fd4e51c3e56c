import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import translationStatusPlugin from '../../../plugins/translations';
import type { ReportedTree } from '../../../plugins/translations/types';

const GENERATED = '/somewhere/.docusaurus';

const TREE: ReportedTree = { locale: 'ja', source: 'docs', translated: 'i18n/ja', pages: [] };

/** The routes that the plugin adds for what its report gives. */
async function routesFor(report: readonly ReportedTree[]): Promise<RouteConfig[]> {
  const plugin = translationStatusPlugin(
    { baseUrl: '/docs/', generatedFilesDir: GENERATED } as LoadContext,
    { path: 'contributing/translations', report: () => report },
  );
  const routes: RouteConfig[] = [];
  const actions = {
    createData: async (name: string) => `${GENERATED}/translations/default/${name}`,
    addRoute: (route: RouteConfig) => routes.push(route),
  } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({ content: report, actions });
  return routes;
}

describe('the page of the translations', () => {
  it('is there for a site with translations, wherever its folder lies', async () => {
    const [route, ...others] = await routesFor([TREE]);
    expect(others).toEqual([]);
    expect(route).toMatchObject({
      path: '/docs/contributing/translations',
      modules: { trees: '@generated/translations/default/trees.json' },
    });
  });

  it('is not there for a site in one language', async () => {
    expect(await routesFor([])).toEqual([]);
  });
});
