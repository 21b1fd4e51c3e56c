import { choiceKey, CHOICES, type ChoiceGroup, type ChoiceOf } from '../site/choices';

/**
 * The choice of the reader, for scripts outside of React, where `useChoice` cannot be used: the address wins over
 * what is stored, and the first value holds where nothing was chosen.
 *
 * @param query parameters of the address; left out where the page shown is not the one of the address
 */
export function keptChoice<Group extends ChoiceGroup>(
  group: Group,
  query?: URLSearchParams,
): ChoiceOf<Group> {
  const values: readonly ChoiceOf<Group>[] = CHOICES[group];
  const kept = [query?.get(group), localStorage.getItem(choiceKey(group))];
  const found = kept.map((text) => values.find((value) => value === text));
  return found.find((value) => value !== undefined) ?? CHOICES[group][0];
}
