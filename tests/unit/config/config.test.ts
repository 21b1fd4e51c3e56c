import { afterEach, expect, it, vi } from 'vitest';
import { SECRETS } from '../../../config/env';

afterEach(() => vi.unstubAllEnvs());

it('The configuration passes neither secrets nor the folder of the build to what Docusaurus writes into every script', async () => {
  const secrets = {
    PRISMIC_ACCESS_TOKEN: 'canary-token',
    ALGOLIA_ADMIN_KEY: 'ca4a51e0ca4a51e0ca4a51e0ca4a51e0',
  };
  expect(Object.keys(secrets)).toEqual(SECRETS);
  const variables = { ...secrets, PRISMIC_REPOSITORY: 'ionic' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { default: configuration } = await import('../../../docusaurus.config');
  const written = JSON.stringify(configuration());
  for (const value of [...Object.values(secrets), process.cwd()]) {
    expect(written).not.toContain(value);
  }
});
