import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import translationStatusPlugin from '../../../plugins/translation-status';

const GENERATED = '/somewhere/.docusaurus';

/** The routes that the plugin adds for what its report gives. */
async function routesFor(report: readonly unknown[]): Promise<RouteConfig[]> {
  const plugin = translationStatusPlugin(
    { baseUrl: '/docs/', generatedFilesDir: GENERATED } as LoadContext,
    { path: 'contributing/translations', component: '@site/page', report: () => report },
  );
  const routes: RouteConfig[] = [];
  const actions = {
    createData: async (name: string) => `${GENERATED}/translation-status/default/${name}`,
    addRoute: (route: RouteConfig) => routes.push(route),
  } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({ content: report, actions });
  return routes;
}

describe('the page of the translations', () => {
  it('is there for a site with translations, wherever its folder lies', async () => {
    const [route, ...others] = await routesFor([{ locale: 'ja' }]);
    expect(others).toEqual([]);
    expect(route).toMatchObject({
      path: '/docs/contributing/translations',
      modules: { trees: '@generated/translation-status/default/trees.json' },
    });
  });

  it('is not there for a site in one language', async () => {
    expect(await routesFor([])).toEqual([]);
  });
});
