/**
 * Loader for Docusaurus' `registry.js`, whose entries are `"name": [load, file, id]`: takes out the file and the
 * id. The server renderer lists the files of a page by them; in a browser nothing reads them.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when no entry looks like that
 */
module.exports = function stripFiles(source) {
  const entry = /(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;
  const stripped = source.replace(entry, '$1]');
  if (stripped === source) {
    throw new Error(
      'registry.js: no entry [load, "file", id]; adapt plugins/engine/replacements/registry.ts to it',
    );
  }
  return stripped;
};
