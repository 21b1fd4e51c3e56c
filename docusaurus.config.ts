import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { adsOptions } from './src/site/ads';
import { choicesOptions } from './src/site/choices';
import { demosOptions } from './src/site/demos';
import { loadEnvOrExit } from './src/site/env';
import { DEFAULT_LOCALE, i18nConfig } from './src/site/locales';
import { blogOptions, docsOptions } from './src/site/content';
import { markdownConfig } from './src/site/markdown';
import { COMPONENT_PACKAGES } from './src/site/reference';
import { searchOptions } from './src/site/search';
import { themeConfig } from './src/site/theme-config';

const env = loadEnvOrExit(__dirname);
const onProblem = env.strict ? 'throw' : 'warn';
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LOCALE;

const preset: PresetOptions = {
  docs: docsOptions(env, __dirname, locale),
  blog: blogOptions(env, locale),
  pages: false,
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/global.css',
      './src/css/shell.css',
      './src/css/reference.css',
    ],
  },
  ...(env.gtmContainerId && { googleTagManager: { containerId: env.gtmContainerId } }),
};

const config: Config = {
  title: 'Ionic Docs',
  tagline: 'Build mobile and web apps from one code base',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: 'ionic-team',
  projectName: 'ionic-docs',
  i18n: i18nConfig(env.baseUrl),
  onBrokenLinks: onProblem,
  onBrokenAnchors: onProblem,
  onDuplicateRoutes: onProblem,
  markdown: markdownConfig(__dirname, onProblem),
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      // The storage keys are part of the contract: `theme`, `docs-preferred-version-default`.
      siteStorageNamespacing: false,
    },
    faster: true,
    experimental_router: env.router,
  },
  plugins: [
    // First: the hooks after the build run in this order, and others read the pages that it mends.
    './plugins/ssr-encoding/index.ts',
    ['./plugins/ads/index.ts', { ...adsOptions(env) }],
    ['./plugins/choices/index.ts', { ...choicesOptions }],
    './plugins/build-cache/index.ts',
    './plugins/code-highlight/index.ts',
    ['./plugins/demos/index.ts', { ...demosOptions }],
    ['./plugins/reference/index.ts', { components: COMPONENT_PACKAGES }],
    ['./plugins/search/index.ts', { ...searchOptions(env) }],
    './plugins/lean-runtime/index.ts',
    './plugins/shell/index.ts',
    './plugins/trim-css/index.ts',
  ],
  presets: [['@docusaurus/preset-classic', preset]],
  themeConfig: themeConfig(env, locale),
};

export default config;
