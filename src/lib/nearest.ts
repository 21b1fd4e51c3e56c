import { distance } from 'fastest-levenshtein';

/** How many letters of a name differ from another's; two that changed places count as one. */
function changesBetween(name: string, other: string): number {
  const at = [...name].findIndex((letter, index) => letter !== other[index]);
  const swapped = `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`;
  return at >= 0 && swapped === other ? 1 : distance(name, other);
}

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
    .map((one) => ({ one, changes: changesBetween(lower, one.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
  return best && best.changes <= Math.max(1, Math.floor(name.length / 3)) ? best.one : undefined;
}

/** `; did you mean "…"?` where there is a {@link nearest} name, otherwise what is accepted instead. */
export function suggestion(name: string, known: Iterable<string>, accepted = ''): string {
  const best = nearest(name, known);
  if (best !== undefined) return `; did you mean "${best}"?`;
  return accepted === '' ? '' : `; accepts ${accepted}`;
}
