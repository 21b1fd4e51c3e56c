import { distance } from 'fastest-levenshtein';

/**
 * The known name that somebody most likely meant.
 *
 * @param name what was written
 * @param known the names that are accepted
 * @returns a name that ends in the written one after a hyphen (`ion-button` for `button`), else the one
 *   with the fewest changed letters; nothing where more than a third of the letters would have to change
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const whole = names.find((one) => one.endsWith(`-${name}`));
  if (whole !== undefined) return whole;
  const lower = name.toLowerCase();
  const [best] = names
    .map((one) => ({ one, changes: distance(lower, one.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
  return best && best.changes <= Math.max(1, Math.floor(name.length / 3)) ? best.one : undefined;
}

/** `; did you mean "…"?` where there is a {@link nearest} name, otherwise what is accepted instead. */
export function suggestion(name: string, known: Iterable<string>, accepted = ''): string {
  const best = nearest(name, known);
  if (best !== undefined) return `; did you mean "${best}"?`;
  return accepted === '' ? '' : `; accepts ${accepted}`;
}
