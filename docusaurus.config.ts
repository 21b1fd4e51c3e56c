import { join, relative, sep } from 'node:path';
import type { Config, LoadContext, Plugin } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import buildCachePlugin from './plugins/docusaurus/build-cache';
import demosPlugin from './plugins/demos';
import markdownPlugin from './plugins/markdown';
import { adsOptions } from './config/ads';
import { choicesOptions } from './src/lib/choices';
import { demosOptions } from './config/demos';
import { loadEnvOrExit, withoutSecrets } from './config/env';
import {
  currentLocale,
  DEFAULT_LOCALE,
  i18nConfig,
  localeBase,
  LOCALE_SETTINGS,
} from './config/locales';
import { pageHistory } from './config/history';
import { blogOptions, docsOptions } from './config/content';
import { markdownConfig } from './config/markdown';
import { markdownCopiesOptions } from './config/markdown-copies';
import { redirectsOptions } from './config/redirects';
import { searchOptions } from './config/search';
import type { Site } from './config/site';
import { sitemapOptions } from './config/sitemap';
import { themeConfig } from './config/theme-config';
import { translationStatusOptions } from './config/translation-report';
import { checkVersions, componentPackages, VERSIONS } from './config/versions';

/** What tells one site from another that is made of the same plugins, theme and settings. */
export type SiteSettings = Omit<Site, 'locale'>;

/**
 * The configuration of a site.
 *
 * @throws Error with one line for each malformed version, or for a locale that is to be built and is not declared
 */
export function siteConfig(settings: SiteSettings): Config {
  const { siteDir, env, versions, locales } = settings;
  checkVersions(versions);
  const onProblem = env.strict ? 'throw' : 'warn';
  const names = Object.keys(locales);
  const site: Site = { ...settings, locale: currentLocale(names) };
  /** A file of this repository as Docusaurus finds it; not its whole path, which readers would be sent. */
  const file = (path: string): string =>
    `./${relative(siteDir, join(__dirname, path)).split(sep).join('/')}`;
  const plugin = (name: string): string => file(`plugins/${name}/index.ts`);
  const styles = (name: string): string => file(`src/css/${name}.css`);

  const preset: PresetOptions = {
    docs: false,
    blog: blogOptions(site),
    pages: false,
    sitemap: sitemapOptions,
    theme: {
      customCss: [
        ...['tokens', 'typeface', 'global', 'shell', 'navbar', 'admonitions', 'blog'].map(styles),
      ],
    },
    ...(env.gtmContainerId && { googleTagManager: { containerId: env.gtmContainerId } }),
  };

  return {
    title: 'Ionic Docs',
    tagline: 'Build mobile and web apps from one code base',
    url: env.siteUrl,
    baseUrl: localeBase(env, DEFAULT_LOCALE),
    favicon: 'img/favicon.svg',
    organizationName: 'ionic-team',
    projectName: 'ionic-docs',
    i18n: i18nConfig(env, locales),
    onBrokenLinks: onProblem,
    onBrokenAnchors: onProblem,
    onDuplicateRoutes: onProblem,
    markdown: markdownConfig(site, onProblem),
    future: {
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: true,
        // What readers have chosen is stored under these names: `theme`, `docs-preferred-version-default`
        siteStorageNamespacing: false,
      },
      faster: true,
      experimental_router: env.router,
      experimental_vcs: pageHistory(),
    },
    plugins: [
      [plugin('ads'), { ...adsOptions(env) }],
      [plugin('page-scripts'), { ...choicesOptions }],
      file('plugins/docusaurus/dev-server.ts'),
      // As functions: options that stand here are written into every reader's script.
      () => buildCachePlugin({ settings: withoutSecrets(env) }),
      (context) => demosPlugin(context, demosOptions(versions, names)) as Plugin,
      [plugin('docs'), { ...docsOptions(site) }],
      plugin('docusaurus'),
      [plugin('redirects'), { ...redirectsOptions(versions) }],
      [plugin('reference'), { components: componentPackages(versions) }],
      plugin('social-images'),
      [plugin('translations'), { ...translationStatusOptions(site) }],
      [plugin('search'), { ...searchOptions(env, versions, locales) }],
      (context: LoadContext) => markdownPlugin(context, markdownCopiesOptions(site)),
      ...(env.router === 'hash' ? [] : [plugin('offline')]),
    ],
    presets: [['@docusaurus/preset-classic', preset]],
    themeConfig: themeConfig(site),
  };
}

/**
 * {@link siteConfig} for a configuration file: Docusaurus would wrap its error in a page of stack traces, so
 * a wrong setting ends the process here, with its own line and exit code 1, before anything is built.
 */
export function siteConfigOrExit(settings: SiteSettings): Config {
  try {
    return siteConfig(settings);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The site of this repository; a function, so that tests may import this file and ask for other settings. */
export default function config(): Config {
  return siteConfigOrExit({
    siteDir: __dirname,
    env: loadEnvOrExit(__dirname),
    versions: VERSIONS,
    locales: LOCALE_SETTINGS,
  });
}
