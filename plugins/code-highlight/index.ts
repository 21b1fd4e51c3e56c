import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the theme's client-side highlighter out of the bundle: {@link rehypeHighlightCode} has done
 * its work when the page was compiled. What is replaced is the one module that loads Prism at start.
 */
export default function codeHighlightPlugin(): Plugin {
  return {
    name: 'code-highlight',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
        },
      },
    }),
  };
}
