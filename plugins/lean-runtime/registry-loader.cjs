/**
 * Loader for the engine's `registry.js`, whose entries are `[load, file, id]`: takes out the file. The
 * server renderer lists the files of a page by it; in a browser nothing reads it.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when no entry looks like that
 */
module.exports = function stripFiles(source) {
  const entry = /(\[\(\) => import\([^)]*\), )"[^"]*"(, require\.resolveWeak\()/g;
  const stripped = source.replace(entry, '$10$2');
  if (stripped === source) {
    throw new Error('registry.js: no entry [load, "file", id]; adapt plugins/lean-runtime to it');
  }
  return stripped;
};
