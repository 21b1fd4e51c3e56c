/**
 * How `docusaurus write-translations` parses every script below `src` to find its texts; the bundler
 * compiles with SWC and does not read this. Sources of demos for Angular have decorators, which Babel refuses
 * otherwise.
 */
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
  overrides: [
    {
      test: (file) => file?.endsWith('angular.ts') === true,
      parserOpts: { plugins: ['typescript', 'decorators'] },
    },
  ],
};
