import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { choiceScript, type Choice } from './choices';
import { startScript } from './start';
import { appScript } from './without-app';

/**
 * Docusaurus plugin with the few scripts that run before the app, or without it: what the reader has chosen is
 * shown before a page is painted, a page knows whether its app started, and an address that cannot be decoded
 * crashes nothing.
 *
 * @param options.choices what readers choose and their browser keeps
 */
export default function pageScriptsPlugin(
  { siteConfig }: LoadContext,
  { choices }: { choices: Choice[] },
): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  const isHashRouter = siteConfig.future.experimental_router === 'hash';
  const client = (name: string): string => join(__dirname, 'client', name);
  const script = (innerHTML: string) => ({ tagName: 'script', innerHTML });
  return {
    name: 'page-scripts',
    getClientModules: () => [
      client('address-guard.ts'),
      ...(isHashRouter ? [client('hash-router.ts')] : []),
      join(__dirname, 'without-app.css'),
    ],
    injectHtmlTags: () => ({
      headTags: [script(appScript()), script(choiceScript(choices, isHashRouter))],
      // Behind the theme's own script: plugins come after the preset's themes
      preBodyTags: [script(startScript({ announcementId: announcementBar?.id }))],
    }),
  };
}
