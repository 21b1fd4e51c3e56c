import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse, type Plugin as PostCssPlugin } from 'postcss';
import { declaredIn, prune, pruneDeclared } from './prune';
import { wordsIn } from './words';

const ROOT = resolve(__dirname, '../..');

/** The site's own values for what Infima leaves to custom properties. */
const TOKENS = join(ROOT, 'src/css/tokens.css');

/** The theme's own framework of styles, which has parts for many sites. */
const FRAMEWORK = /[\\/]infima[\\/]/;

/** Packages whose components are on the site's pages. */
const THEMES = [
  '@docusaurus/core',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/theme-search-algolia',
];

/** Folders of a site that name classes: its code, and its pages. */
const OWN = ['src', 'plugins', 'docs', 'blog', 'i18n', 'versioned_docs'];

/** Classes of parts that the theme has for others: its own landing page, authors, lists that no page here shows. */
const NOT_SHOWN = [
  'avatar__subtitle',
  'container--fluid',
  'hero',
  'hero--primary',
  'hero__title',
  'hero__subtitle',
  'margin-top--lg',
  'padding--lg',
  'padding-left--none',
  'pills',
];

/** The theme's buttons that hide the sidebar and bring it back. */
const HIDES_SIDEBAR =
  /[\\/]theme[\\/](?:DocSidebar[\\/]Desktop[\\/]CollapseButton|DocRoot[\\/]Layout[\\/]Sidebar[\\/]ExpandButton)[\\/]/;

/** Styles of a part of the page that the configuration may choose, each with a class of its own. */
const VARIANTS = { navbar: ['dark', 'primary'], footer: ['dark'] } as const;

/** Whether a style sheet of the theme is of a part that the configuration leaves out. */
function isLeftOut(file: string, themeConfig: LoadContext['siteConfig']['themeConfig']): boolean {
  const { sidebar } = (themeConfig.docs ?? {}) as { sidebar?: { hideable?: boolean } };
  return sidebar?.hideable !== true && HIDES_SIDEBAR.test(file);
}

/** Classes that stand in the sources of the theme, and on no page of a site with this configuration. */
function notChosen(themeConfig: LoadContext['siteConfig']['themeConfig']): string[] {
  const variants = Object.entries(VARIANTS).flatMap(([part, styles]) => {
    const { style } = (themeConfig[part] ?? {}) as { style?: string };
    return styles.filter((name) => name !== style).map((name) => `${part}--${name}`);
  });
  return [...variants, ...NOT_SHOWN];
}

function foldersOf(siteDir: string): string[] {
  const own = [...new Set([ROOT, siteDir])].flatMap((dir) => OWN.map((name) => join(dir, name)));
  // Some of the packages name no file that could be asked for
  const themes = THEMES.flatMap(
    (name) =>
      (require.resolve.paths(name) ?? []).map((dir) => join(dir, name, 'lib')).find(existsSync) ??
      [],
  );
  return [...own.filter(existsSync), ...themes];
}

/**
 * Docusaurus plugin that leaves out of Infima what no page of the site can use: a class or a custom property
 * whose name stands nowhere in its sources, nor in those of the theme, or for a style that is not chosen, and values that
 * the site's own tokens replace; and out of the theme's own style sheets those of buttons that hide the sidebar, if it
 * cannot be hidden. A built site alone is freed of it; a writer who tries a class sees it at once.
 */
export default function unusedStylesPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  let words: Set<string> | undefined;
  const postCssPlugin: PostCssPlugin = {
    postcssPlugin: 'unused-styles',
    // Before any other plugin: what they wrap in layers can no longer be walked and changed at once
    Once(root, { result }) {
      const file = root.source?.input.file ?? '';
      if (isLeftOut(file, siteConfig.themeConfig)) root.removeAll();
      if (!FRAMEWORK.test(file)) return;
      const folders = foldersOf(siteDir);
      if (!words) {
        words = wordsIn(folders);
        for (const name of notChosen(siteConfig.themeConfig)) words.delete(name);
      }
      pruneDeclared(root, declaredIn(parse(readFileSync(TOKENS, 'utf8'))));
      prune(root, words);
      for (const dir of folders) {
        result.messages.push({ type: 'dir-dependency', plugin: 'unused-styles', dir });
      }
      result.messages.push({ type: 'dependency', plugin: 'unused-styles', file: TOKENS });
    },
  };
  return {
    name: 'unused-styles',
    configurePostCss: (options) =>
      process.env.NODE_ENV === 'production'
        ? { ...options, plugins: [postCssPlugin, ...options.plugins] }
        : options,
  };
}
