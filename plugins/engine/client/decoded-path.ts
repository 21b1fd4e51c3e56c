/**
 * The path of an address with its percent signs decoded.
 *
 * @returns nothing where the path is malformed (`%E0%A4%A`)
 */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
