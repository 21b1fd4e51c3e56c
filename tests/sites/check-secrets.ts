/**
 * Builds a small site, with this one's configuration, plugins and theme, with a made-up value in every secret
 * variable, and looks for these values in everything that the build has written: the site, Docusaurus'
 * generated files and the bundler's cache. A CMS on this machine takes the token, so that the check also
 * knows that the secret was in use. The site itself must not name the folder that it was built in either.
 *
 *   tsx tests/sites/check-secrets.ts
 */
import { join, relative } from 'node:path';
import { SECRETS } from '../../config/env';
import { startPrismic } from '../unit/ads/support/prismic';
import { findLeaks } from '../lib/leaks';
import { ROOT, runMain } from '../../scripts/lib/run';
import { layOut, start } from '../lib/small-site';

/** Values that each variable accepts and that stand nowhere else. */
const CANARIES: Readonly<Record<string, string>> = {
  PRISMIC_ACCESS_TOKEN: 'canary-token.5f1e~0b7a9c',
  ALGOLIA_ADMIN_KEY: 'ca4a51e0ca4a51e0ca4a51e0ca4a51e0',
};

function canaries(): Record<string, string> {
  const missing = SECRETS.filter((name) => !(name in CANARIES));
  if (missing.length > 0) {
    throw new Error(`tests/sites/check-secrets.ts: ${missing.join(', ')}: no made-up value for it`);
  }
  return CANARIES;
}

const SITE = join(ROOT, 'test-results/small-site-secrets');

async function build(secrets: Record<string, string>): Promise<void> {
  // It refuses the token, and repeats it in its answer
  const cms = await startPrismic({ token: 'another one' });
  try {
    layOut(SITE);
    await start('docusaurus', ['build', SITE], {
      ...secrets,
      PRISMIC_ENDPOINT: cms.endpoint,
      DOCS_STRICT: 'false',
    });
    const tokens = cms.requests.map(({ searchParams }) => searchParams.get('access_token'));
    if (!tokens.includes(secrets.PRISMIC_ACCESS_TOKEN ?? '')) {
      throw new Error('the build never used PRISMIC_ACCESS_TOKEN, so nothing was proved');
    }
  } finally {
    await cms.close();
  }
}

runMain(async () => {
  const secrets = canaries();
  await build(secrets);
  const generated = [
    join(SITE, '.docusaurus'),
    join(SITE, 'node_modules/.cache'),
    // Where the bundler keeps what it has compiled, of whatever site
    join(ROOT, 'node_modules/.cache/rspack'),
  ];
  const leaks = [
    ...findLeaks([join(SITE, 'build')], { ...secrets, 'the folder of the build': ROOT }),
    ...findLeaks(generated, secrets),
  ];
  for (const { file, name } of leaks) console.error(`${relative(SITE, file)}: contains ${name}`);
  if (leaks.length > 0) throw new Error(`${leaks.length} leaks; a build must write no secret`);
  console.log('No secret and no path of this machine in what the build has written.');
});
