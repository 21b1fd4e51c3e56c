import { decoded } from '../../../src/lib/decoded';

/**
 * A hash that `decodeURIComponent` takes: percent signs that begin no valid escape are escaped themselves.
 *
 * @param hash as in `location.hash`
 */
export function decodableHash(hash: string): string {
  const known = [hash, hash.replace(/%(?![\da-f]{2})/gi, '%25')];
  // Escapes that are no UTF-8
  const last = hash.replaceAll('%', '%25');
  return known.find((one) => decoded(one) !== undefined) ?? last;
}
