/**
 * Loader for Docusaurus' `routesChunkNames.json`: an empty table, which a route adds its chunks to when
 * it is first needed (`../client/routes.ts`).
 *
 * @returns {string} JSON
 */
module.exports = function emptyTable() {
  return '{}';
};
