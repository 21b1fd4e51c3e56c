/**
 * Loader that puts one text of a file in the place of another.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when the file does not have the text exactly once
 */
module.exports = function replaceText(source) {
  const { text, by, patch } = this.getOptions();
  const parts = source.split(text);
  if (parts.length !== 2) {
    throw new Error(
      `plugins/docusaurus/patches/${patch}.ts: expected ${JSON.stringify(text)} once in ${this.resourcePath}, found it ${parts.length - 1} times`,
    );
  }
  return parts.join(by);
};
