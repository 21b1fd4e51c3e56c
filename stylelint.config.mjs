/** Raw colors live in tokens.css alone; everything else names a token. */
export default {
  // What readers copy has no tokens of this site
  ignoreFiles: ['src/demos/**'],
  extends: ['stylelint-config-standard'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'declaration-no-important': true,
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [{ files: ['src/css/tokens.css'], rules: { 'color-no-hex': null } }],
};
