/**
 * Loader for the engine's `codeTranslations.json`, the interface's texts in the language of the build:
 * those of a tool that loads on demand are taken out of what every page waits for. The tool asks for
 * them as `codeTranslations.json?of=<tool>`, and gets nothing else.
 *
 * Options: `tools`, for each tool the pattern of the ids of its texts.
 *
 * @param {string} source JSON
 * @returns {string}
 * @throws Error when a tool asks for texts and has no pattern
 */
module.exports = function divide(source) {
  const { tools } = this.getOptions();
  const tool = new URLSearchParams(this.resourceQuery).get('of');
  if (tool && !tools[tool]) {
    throw new Error(
      `codeTranslations.json?of=${tool}: unknown tool; accepts ${Object.keys(tools).join(', ')}`,
    );
  }
  const patterns = Object.values(tools);
  const isWanted = tool
    ? (id) => tools[tool].test(id)
    : (id) => !patterns.some((pattern) => pattern.test(id));
  const texts = Object.entries(JSON.parse(source)).filter(([id]) => isWanted(id));
  return JSON.stringify(Object.fromEntries(texts));
};
