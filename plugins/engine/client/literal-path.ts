/** What `path-to-regexp` reads as more than a character to be found. */
const SYNTAX = /[:*?+()[\]{}\\]/;

/**
 * Tells in no time that an address cannot match a route's path. The router turns every path that it
 * tries into a regular expression, and here it would try hundreds that are plain text.
 *
 * @param pathname the address
 * @param path a route's path as the router takes it
 * @returns false when no match is possible; true when the router has to say
 */
export function mayMatch(pathname: string, path: string): boolean {
  if (SYNTAX.test(path)) return true;
  // A slash at the end is optional, and so is the case of letters
  const literal = path.endsWith('/') ? path.slice(0, -1) : path;
  const start = pathname.slice(0, literal.length);
  return start === literal || start.toLowerCase() === literal.toLowerCase();
}
