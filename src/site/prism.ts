import type { PrismTheme } from 'prism-react-renderer';

/**
 * One theme for both colour modes: every colour is a custom property of `src/css/tokens.css`, so the
 * server-rendered code is right in either mode before any script runs.
 */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-bg)' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: 'var(--code-comment)' } },
    { types: ['punctuation', 'operator'], style: { color: 'var(--code-punctuation)' } },
    {
      types: ['keyword', 'atrule', 'rule', 'important', 'selector', 'boolean'],
      style: { color: 'var(--code-keyword)' },
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'template-string', 'url'],
      style: { color: 'var(--code-string)' },
    },
    { types: ['number', 'constant', 'symbol', 'unit'], style: { color: 'var(--code-number)' } },
    {
      types: ['function', 'class-name', 'maybe-class-name', 'builtin', 'command'],
      style: { color: 'var(--code-function)' },
    },
    { types: ['tag'], style: { color: 'var(--code-tag)' } },
    { types: ['attr-name', 'property', 'variable'], style: { color: 'var(--code-attribute)' } },
    { types: ['inserted-sign', 'inserted'], style: { color: 'var(--code-inserted)' } },
    { types: ['deleted-sign', 'deleted'], style: { color: 'var(--code-deleted)' } },
    { types: ['coord'], style: { color: 'var(--code-comment)' } },
  ],
};

/** Grammars beyond those that `prism-react-renderer` bundles. */
export const PRISM_LANGUAGES = [
  'bash',
  'diff',
  'http',
  'shell-session',
  'java',
  'groovy',
  'properties',
  'ruby',
  'scss',
];
