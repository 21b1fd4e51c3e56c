/** Stands for every page: the theme asks whether an item is a page, and for the page's description. */
const PAGE = 'page';

function slim(item) {
  if (item.docId) item.docId = PAGE;
  if (!item.unlisted) delete item.unlisted;
  item.items?.forEach(slim);
}

/**
 * Loader for what the docs plugin hands to every page of a version: takes out the list of all pages,
 * half of it, with their ids, titles and descriptions. Titles and addresses are in the sidebars too;
 * the descriptions are read by `DocCardList` alone, which shows cards without them. A page's own are in
 * its own data.
 *
 * @param {string} source JSON
 * @returns {string}
 */
module.exports = function stripPages(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs) return source;
  data.version.docs = { [PAGE]: {} };
  Object.values(data.version.docsSidebars).forEach((items) => items.forEach(slim));
  return JSON.stringify(data);
};
