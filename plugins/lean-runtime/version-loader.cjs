/**
 * Loader for what the docs plugin hands to every page of a version: takes the pages' descriptions out
 * of the list of all pages, which makes up most of it. A page's own description is in its own data;
 * the list's are read by `DocCardList` alone, which shows cards without them.
 *
 * @param {string} source JSON
 * @returns {string}
 */
module.exports = function stripDescriptions(source) {
  const data = JSON.parse(source);
  const docs = data.version?.docs;
  if (!docs) return source;
  for (const doc of Object.values(docs)) delete doc.description;
  return JSON.stringify(data);
};
