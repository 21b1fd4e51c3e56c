/**
 * Loader that puts one text of a file in the place of another, and `prefix`, if there is one, before everything.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when the file does not have the text exactly once
 */
module.exports = function replaceText(source) {
  const { text, by, prefix = '', replacement } = this.getOptions();
  const parts = source.split(text);
  if (parts.length !== 2) {
    throw new Error(
      `plugins/engine/replacements/${replacement}.ts: expected ${JSON.stringify(text)} once in ${this.resourcePath}, found it ${parts.length - 1} times`,
    );
  }
  return prefix + parts.join(by);
};
