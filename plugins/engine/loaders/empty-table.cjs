/**
 * Loader for a table that Docusaurus generates, and of which nothing is needed: an empty one.
 *
 * @returns {string} JSON
 */
module.exports = function emptyTable() {
  return '{}';
};
