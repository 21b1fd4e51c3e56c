import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { loadEnv } from './src/site/env';
import { i18nConfig } from './src/site/locales';
import { blogOptions, docsOptions } from './src/site/content';
import { markdownConfig } from './src/site/markdown';
import { themeConfig } from './src/site/theme-config';

const env = loadEnv(__dirname);
const onProblem = env.strict ? 'throw' : 'warn';

const preset: PresetOptions = {
  docs: docsOptions(env),
  blog: blogOptions(env),
  pages: false,
  theme: { customCss: ['./src/css/tokens.css', './src/css/global.css', './src/css/shell.css'] },
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
    './plugins/code-highlight/index.ts',
    './plugins/shell/index.ts',
    './plugins/trim-css/index.ts',
  ],
  presets: [['@docusaurus/preset-classic', preset]],
  themeConfig: themeConfig(env, process.env.DOCUSAURUS_CURRENT_LOCALE),
};

export default config;
