import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import referencePlugin from '../../../plugins/reference';
import { COMPONENT_PACKAGES, makeSite, ROOT } from './helpers';

function plugin(siteDir: string, locale: string) {
  const context = { siteDir, i18n: { currentLocale: locale } } as LoadContext;
  return referencePlugin(context, { components: COMPONENT_PACKAGES });
}

/** Runs a hook whose other parameters the plugin does not use. */
function configure(each: ReturnType<typeof plugin>, config: object): unknown {
  return each.configureWebpack?.(config, false, {} as never, undefined);
}

describe('configureWebpack', () => {
  const files = {
    'package-lock.json': '{}',
    'i18n/ja/reference/a.json': '{}',
  };
  const persistent = { experiments: { cache: { type: 'persistent', version: 'v' } } };
  const cacheOf = (site: string): { version: string; buildDependencies: string[] } => {
    const { experiments } = configure(plugin(site, 'ja'), persistent) as {
      experiments: { cache: { version: string; buildDependencies: string[] } };
    };
    return experiments.cache;
  };

  it('ties a persistent cache to the packages, the facts of them and the translations', () => {
    const site = makeSite(files);
    const { version, buildDependencies } = cacheOf(site);
    expect(version).toMatch(/^v-[0-9a-f]{12}$/);
    const facts = ['v7', 'v8'].map((major) => join(ROOT, `plugins/reference/facts/${major}.json`));
    const own = Object.keys(files).map((path) => join(site, path));
    expect([...buildDependencies].sort()).toEqual([...own, ...facts].sort());
    expect(cacheOf(makeSite(files)).version).toBe(version);
    const added = makeSite({ ...files, 'i18n/ja/reference/new.json': '{ }' });
    expect(cacheOf(added).version).not.toBe(version);
  });
});
