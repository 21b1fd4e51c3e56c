/**
 * A hash that `decodeURIComponent` takes: percent signs that begin no valid escape are escaped themselves.
 *
 * @param hash as in `location.hash`
 */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    const pieces = hash.replace(/%(?![\da-f]{2})/gi, '%25');
    try {
      decodeURIComponent(pieces);
      return pieces;
    } catch {
      // Escapes that are no UTF-8
      return hash.replaceAll('%', '%25');
    }
  }
}
