import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: ['build', '.docusaurus', 'node_modules', 'test-results', 'tests/fixtures', 'static'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 320, skipComments: true, skipBlankLines: true }],
      'no-console': 'off',
    },
  },
  // Loaded by the bundler, which takes CommonJS
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Tables of data, one line an entry
  { files: ['sidebars.ts', 'tests/bench/search/queries.ts'], rules: { 'max-lines': 'off' } },
);
