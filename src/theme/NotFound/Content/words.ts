import { decoded } from '../../../lib/decoded';

/**
 * What a reader may have looked for at an address: the words of its last part.
 *
 * @param pathname path of the address, percent-encoded as browsers have it
 * @returns empty when the last part says nothing
 */
export function lastWords(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const name = last.replace(/\.\w+$/, '');
  // As it is where it ends in half of an encoded character
  return (decoded(name) ?? name)
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, 60);
}
