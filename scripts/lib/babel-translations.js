/**
 * How `docusaurus write-translations` parses every script below `src` to find its texts; the bundler
 * compiles with SWC and does not read this. Sources of demos for Angular, a file or a folder of them, have
 * decorators, which Babel refuses otherwise.
 */
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
  overrides: [
    {
      test: (file) => /[\\/]angular(?:\.ts$|[\\/])/.test(file ?? ''),
      parserOpts: { plugins: ['typescript', 'decorators'] },
    },
  ],
};
