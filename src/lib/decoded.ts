/**
 * A part of an address with its escapes decoded. Readers type addresses, and any site may link to one that is malformed
 * (`%E0%A4%A`), for which `decodeURIComponent` throws.
 *
 * @returns nothing for what is malformed
 */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
