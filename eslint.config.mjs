import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom. Features reach each other's components as `@theme/…`, and their data as `types`.
 *
 * @param files the room that the rule is for
 * @param groups [patterns that it may not import, what it may]
 */
const room = (files, ...groups) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: groups.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});
const PLUGINS = readdirSync('plugins');

/** The other plugins, but those that a folder or file of this one shares its name with. */
const othersOf = (name) => {
  const own = new Set(readdirSync(`plugins/${name}`).map((entry) => parse(entry).name));
  return PLUGINS.filter((other) => other !== name && !own.has(other));
};
const TESTS = ['(?:^|/)tests/', 'Nothing but tests imports tests.'];

export default tseslint.config(
  {
    ignores: [
      'build',
      'build.new',
      '.docusaurus',
      'node_modules',
      'test-results',
      'tests/fixtures',
      'static',
      '.scratch',
    ],
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
      // What scrolls must be reached with the keyboard
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'], tags: [] }],
    },
  },
  {
    files: ['{plugins,scripts,src,tests/content}/**/*.{ts,tsx}'],
    ignores: ['src/lib/decoded.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'decodeURIComponent', message: 'A malformed address throws: use src/lib/decoded.' },
      ],
    },
  },
  // Rules that need types. The demos are no part of the project that TypeScript reads
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['src/demos/**'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/restrict-plus-operands': 'error',
    },
  },
  room(
    ['src/lib/**/*.{ts,tsx}', 'src/remark/**/*.ts'],
    [
      '(?:^|/)(?:config|plugins|scripts|tests|components|theme)/(?!/)',
      'src/lib and src/remark know nothing of the site: they take what they need as parameters.',
    ],
  ),
  ...PLUGINS.map((name) =>
    room(
      [`plugins/${name}/**/*.{ts,tsx}`],
      TESTS,
      [
        '(?:^|/)(?:config|scripts)/|src/(?:components|theme|remark)/',
        'A plugin takes settings as options; it imports src/lib and its own folder.',
      ],
      [
        `(?:^|/)plugins/|^(?:\\.\\./)+(?:${othersOf(name).join('|')})(?:/|$)`,
        'A plugin imports no other, and its own files by a relative path: what two need is in src/lib.',
      ],
    ),
  ),
  room(['src/components/**/*.{ts,tsx}', 'src/theme/**/*.{ts,tsx}'], TESTS, [
    '(?:^|/)(?:config|scripts)/|(?:^|/)plugins/[\\w-]+/(?!theme/.*\\.css$|types$)',
    'Components import src/lib, a feature as @theme/…, and the types of a plugin.',
  ]),
  room(['config/**/*.ts'], TESTS, ['(?:^|/)scripts/', 'Settings import no scripts.']),
  room(['scripts/**/*.ts', 'packages/**/*.ts'], TESTS),
  // Loaded by the bundler and by Babel, which take CommonJS
  {
    files: ['**/*.cjs', 'scripts/lib/babel-translations.js'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Tables of data, one line an entry
  {
    files: ['sidebars.ts'],
    rules: { 'max-lines': 'off' },
  },
);
