import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeLists } from '../../plugins/offline/files';
import type { SiteEnv } from '../../config/env';
import { DEFAULT_LOCALE, localePath, LOCALES } from '../../config/locales';
import { VERSIONS } from '../../config/versions';
import { writeHosting } from '../hosting/write';
import { ROOT, run } from './run';

interface BuildOptions {
  /** Root folder of the site. */
  siteDir?: string;
  /** Folder that the site is built into: the default locale at its root, any other in a folder of its name. */
  outDir?: string;
  /** Variables that say the same as `env` to the builds, where this process's own do not. */
  variables?: Record<string, string>;
}

/**
 * Builds a site for production, one process a locale: the bundler keeps the memory of a locale that it has
 * finished. The default locale comes first because its build empties the output folder.
 *
 * @param env settings of the site
 * @throws Error when a build fails
 */
export async function buildSite(
  { router, baseUrl }: Pick<SiteEnv, 'router' | 'baseUrl'>,
  { siteDir = ROOT, outDir = resolve(siteDir, 'build'), variables = {} }: BuildOptions = {},
): Promise<void> {
  const ordered = [DEFAULT_LOCALE, ...LOCALES.filter((name) => name !== DEFAULT_LOCALE)];
  for (const locale of ordered) {
    // With the hash router no path tells the locales apart, so Docusaurus would build one over the other
    const isBeside = router === 'hash' && locale !== DEFAULT_LOCALE;
    const folder = isBeside ? resolve(outDir, locale) : outDir;
    const code = await run(
      'docusaurus',
      ['build', siteDir, '--locale', locale, '--out-dir', folder],
      variables,
    );
    if (code !== 0) throw new Error(`build of locale "${locale}" failed with exit code ${code}`);
  }
  if (router === 'hash') return;
  const languages = ordered.map(localePath);
  writeLists({ dir: outDir, baseUrl, languages, versions: VERSIONS });
}

/**
 * Builds a site, with the files for its hosts, beside the one that is there, and puts it in its place once it is whole:
 * a build that fails or is killed leaves the last good one.
 *
 * @param env settings of the site
 * @throws Error when a build fails
 */
export async function publishSite(
  env: Pick<SiteEnv, 'router' | 'baseUrl' | 'gtmContainerId' | 'algolia'>,
  { siteDir = ROOT, variables }: Omit<BuildOptions, 'outDir'> = {},
): Promise<void> {
  const beside = join(siteDir, 'build.new');
  const [site, hosting] = ['build', 'build-hosting'] as const;
  rmSync(beside, { recursive: true, force: true });
  await buildSite(env, { siteDir, outDir: join(beside, site), variables });
  writeHosting(join(beside, site), join(beside, hosting), env);
  for (const name of [site, hosting]) {
    const published = join(siteDir, name);
    if (existsSync(published)) renameSync(published, join(beside, `last-${name}`));
    renameSync(join(beside, name), published);
  }
  rmSync(beside, { recursive: true });
}
