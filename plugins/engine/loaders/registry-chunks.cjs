const shortNames = require('./short-names.cjs');

/**
 * Loader for Docusaurus' `registry.js`, whose entries are `[load, file, id]`: puts the name of the chunk in
 * place of the file, as the browser's bundle has it. The server renderer looks up the files of a page by it.
 *
 * @param {string} source
 * @returns {string}
 * @throws Error when no entry looks like that
 */
module.exports = function nameChunks(source) {
  const entry = /(\[\(\) => import\(\/\* webpackChunkName: ("[^"]*") \*\/ "[^"]*"\), )"[^"]*"/g;
  const short = shortNames([...source.matchAll(entry)].map(([, , name]) => JSON.parse(name)));
  const named = source.replace(
    entry,
    (_, load, name) => load + JSON.stringify(short(JSON.parse(name))),
  );
  if (named === source) {
    throw new Error(
      'registry.js: no entry [() => import(/* webpackChunkName: "name" */ "file"), "file", id]; adapt plugins/engine/replacements/page-styles.ts to it',
    );
  }
  return named;
};
