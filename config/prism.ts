import type { PrismTheme } from 'prism-react-renderer';

/**
 * What is left of the theme's Prism settings: the block's own two colors, as custom properties, so
 * that they are right in either color mode before any script runs. Tokens are colored by the
 * classes of `src/theme/CodeBlock/styles.css`, and highlighted when a page is compiled.
 */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-bg)' },
  styles: [],
};

/** Grammars that writers are promised; the compiler's highlighter knows these and all others of Prism. */
export const PRISM_LANGUAGES = ['diff', 'http', 'shell-session'];
