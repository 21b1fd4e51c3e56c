import type { Config } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdsOptions } from '../../../plugins/ads/options';
import { SECRETS } from '../../../config/env';

/** The site's configuration as a build with these variables gets it. */
async function configWith(variables: Record<string, string>): Promise<Config> {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const module = await import('../../../docusaurus.config');
  return module.default();
}

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['false', 'warn'],
  ['true', 'throw'],
])(
  'broken links, Markdown links, anchors and duplicate routes: with DOCS_STRICT=%s they %s',
  async (strict, what) => {
    const config = await configWith({ DOCS_STRICT: strict });
    expect(config).toMatchObject({
      onBrokenLinks: what,
      onBrokenAnchors: what,
      onDuplicateRoutes: what,
      markdown: { hooks: { onBrokenMarkdownLinks: what, onBrokenMarkdownImages: what } },
    });
  },
);

it('moves the site where it is told to', async () => {
  const config = await configWith({
    DOCS_SITE_URL: 'https://preview.example.com',
    DOCS_BASE_URL: '/pr-1/',
  });
  expect(config).toMatchObject({
    url: 'https://preview.example.com',
    baseUrl: '/pr-1/',
    future: { experimental_router: 'browser' },
    i18n: { localeConfigs: { ja: { baseUrl: '/pr-1/ja/' } } },
  });
});

it('routes behind # without a base path, in either language, and without a search', async () => {
  const config = await configWith({
    DOCS_BASE_URL: '/pr-1/',
    DOCS_ROUTER: 'hash',
    // A hosted index has addresses of another build
    ALGOLIA_APP_ID: 'ABCDEFGHIJ',
    ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  });
  expect(config).toMatchObject({
    baseUrl: '/',
    future: { experimental_router: 'hash' },
    i18n: { localeConfigs: { en: { baseUrl: '/' }, ja: { baseUrl: '/' } } },
  });
  const { navbar, algolia } = config.themeConfig as {
    navbar: { items: { type?: string }[] };
    algolia?: object;
  };
  expect(navbar.items.some(({ type }) => type === 'search')).toBe(false);
  expect(algolia).toBeUndefined();
});

it('loads the tag manager with a container id, and only then', async () => {
  const presetOf = async (id: string): Promise<unknown> => {
    const { presets = [] } = await configWith({ GTM_CONTAINER_ID: id });
    const [, options] = presets[0] as [string, Record<string, unknown>];
    return options.googleTagManager;
  };
  expect(await presetOf('GTM-ABC123')).toEqual({ containerId: 'GTM-ABC123' });
  expect(await presetOf('')).toBeUndefined();
});

it('passes neither secrets nor the folder of the build to what Docusaurus writes into every script', async () => {
  const secrets = {
    PRISMIC_ACCESS_TOKEN: 'canary-token',
    ALGOLIA_ADMIN_KEY: 'ca4a51e0ca4a51e0ca4a51e0ca4a51e0',
  };
  expect(Object.keys(secrets)).toEqual(SECRETS);
  const config = await configWith({ ...secrets, PRISMIC_REPOSITORY: 'ionic' });
  const written = JSON.stringify(config);
  for (const value of [...Object.values(secrets), process.cwd()]) {
    expect(written).not.toContain(value);
  }
});

it('gives the ads their CMS and its token', async () => {
  const { plugins = [] } = await configWith({
    PRISMIC_REPOSITORY: 'ionic',
    PRISMIC_ACCESS_TOKEN: 'canary-token',
  });
  const [, options] = plugins.find(
    (plugin) => Array.isArray(plugin) && plugin[0] === './plugins/ads/index.ts',
  ) as [string, AdsOptions];
  expect(options.cms?.()).toEqual({ repository: 'ionic', accessToken: 'canary-token' });
});
