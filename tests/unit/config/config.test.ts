import type { Config } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
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

it('The configuration passes neither secrets nor the folder of the build to what Docusaurus writes into every script', async () => {
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
