/** Docusaurus names a chunk in production by so many digits of a hash. */
const NAME = /^[\da-f]{8,}$/;
/** So many of them are kept where they tell the chunk from all others. A longer name than needed costs bytes thrice a page. */
const DIGITS = 4;

/**
 * Shorter names for chunks: the first digits of each name, as many as no other one begins with. A new page seldom
 * changes the name of another, so what readers have in their caches stays good.
 *
 * @param {Iterable<string>} names all chunks of pages
 * @returns {(name: string) => string} the name itself where it is no hash, as in the dev server
 */
module.exports = function shortNames(names) {
  const all = [...new Set(names)].sort();
  const same = (one = '', other = '') => {
    let length = 0;
    while (length < one.length && one[length] === other[length]) length += 1;
    return length;
  };
  const short = all.map((name, index) => {
    if (!NAME.test(name)) return name;
    // Sorted names have most in common with their neighbors
    const digits = Math.max(same(name, all[index - 1]), same(name, all[index + 1])) + 1;
    return name.slice(0, Math.max(DIGITS, digits));
  });
  const table = new Map(all.map((name, index) => [name, short[index]]));
  return (name) => table.get(name) ?? name;
};
