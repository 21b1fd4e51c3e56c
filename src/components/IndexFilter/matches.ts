/**
 * Whether an entry of the index answers a query: every word of the query is part of one of its names,
 * however people write them (`IonButton`, `ion-button`, `ionChange`, `ion change`), in letters of full width too.
 *
 * @param names text of the entry
 * @param query what the reader typed
 */
export function matchesQuery(names: string, query: string): boolean {
  const text = names.normalize('NFKC').toLowerCase();
  const joined = text.replaceAll('-', '');
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word) || joined.includes(word.replaceAll('-', '')));
}
