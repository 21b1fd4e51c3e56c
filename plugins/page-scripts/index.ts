import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '../../src/lib/inline-script';

/** A choice as the scripts need it. */
export interface Choice {
  /** Parameter of the address, and name of the group. */
  group: string;
  /** Key of the local storage. */
  key: string;
  values: readonly string[];
}

/**
 * Docusaurus plugin with the few scripts that run before the app, or without it: what the reader has chosen is
 * shown before a page is painted, the sidebar stands at the present page, a page knows whether its app started,
 * and an address that cannot be decoded crashes nothing.
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
  const script = (name: string, constants?: Record<string, unknown>) => ({
    tagName: 'script',
    innerHTML: inlineScript(join(__dirname, 'inline', name), constants),
  });
  return {
    name: 'page-scripts',
    getClientModules: () => [
      client('address-guard.ts'),
      ...(isHashRouter ? [client('hash-router.ts')] : []),
      join(__dirname, 'without-app.css'),
    ],
    injectHtmlTags: () => ({
      headTags: [
        script('without-app.ts'),
        script('choices.ts', { CHOICES: choices, IS_IN_HASH: isHashRouter }),
      ],
      // Behind the theme's own script: plugins come after the preset's themes
      preBodyTags: [script('start.ts', { ANNOUNCEMENT: announcementBar?.id ?? null })],
      postBodyTags: [script('present.ts')],
    }),
  };
}
