import { siteConfigOrExit } from './src/site/config';
import { loadEnvOrExit } from './src/site/env';
import { LOCALE_SETTINGS } from './src/site/locales';
import { VERSIONS } from './src/site/versions';

export default siteConfigOrExit({
  siteDir: __dirname,
  env: loadEnvOrExit(__dirname),
  versions: VERSIONS,
  locales: LOCALE_SETTINGS,
});
