import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { purgeCSSPlugin } from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Helpers, Root } from 'postcss';
import { referencedVariables, removeUnusedVariables } from './variables';

/** Packages whose markup ends up in a page: what they do not name in their code, no page shows. */
const MARKUP = ['theme-classic', 'theme-common', 'theme-search-algolia', 'core'];

/** Class names stand in string literals; a word in a comment or an identifier is none. */
export function wordsInStrings(code: string): string[] {
  const strings = code.match(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g) ?? [];
  return strings.flatMap((text) => text.match(/[\w-]+/g) ?? []);
}

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Takes out of the framework's style sheet (Infima) the rules that no component can match and the
 * variables that nothing reads: the site uses about half of it, and every page waits for all of it.
 * Only in production, and only that file; the site's own style sheets stay as they are written.
 */
export default function trimCssPlugin({ siteDir }: LoadContext): Plugin {
  const folders = [
    ...MARKUP.map((name) => resolve(siteDir, `node_modules/@docusaurus/${name}/lib`)),
    resolve(siteDir, 'src'),
  ];
  return {
    name: 'trim-css',
    configurePostCss(options) {
      if (process.env.NODE_ENV !== 'production') return options;
      const files = folders.flatMap((folder) => filesBelow(folder, /\.(?:js|tsx?|css)$/));
      const readElsewhere = new Set(
        files.flatMap((file) => referencedVariables(readFileSync(file, 'utf8'))),
      );
      const purge = purgeCSSPlugin({
        content: files.filter((file) => !file.endsWith('.css')),
        defaultExtractor: wordsInStrings,
        safelist: { standard: ['html', 'body', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] },
      }) as { OnceExit: (root: Root, helpers: Helpers) => Promise<void> };
      options.plugins.push({
        postcssPlugin: 'trim-infima',
        async OnceExit(root: Root, helpers: Helpers) {
          if (!root.source?.input.file?.includes('/infima/')) return;
          await purge.OnceExit(root, helpers);
          removeUnusedVariables(root, readElsewhere);
        },
      });
      return options;
    },
  };
}
