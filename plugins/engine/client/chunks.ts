/** Names of the chunks a route needs, in the shape in which its component takes what is in them. */
export type Chunks = string | { [key: string]: Chunks } | Chunks[];

/** The names of all chunks that a route needs. */
export function namesOf(chunks: Chunks): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesOf);
}
