/** Texts of one tool, see `texts-loader.cjs`; all texts in the dev server. */
declare module '@generated/codeTranslations?of=*' {
  const texts: Record<string, string>;
  export default texts;
}
