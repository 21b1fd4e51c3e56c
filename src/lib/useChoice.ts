import { useCallback } from 'react';
import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { announce } from './announce';
import { PLATFORMS, SOURCES } from './frameworks';
import { choiceKey, CHOICES, type ChoiceGroup, type ChoiceOf } from './choices';
import { useQueryParameter } from './useQueryParameter';

/** What a choice is called, where another control than the chosen one shows what it changed. */
function nameOf(value: string): string {
  const frameworks: Partial<Record<string, { label: string }>> = SOURCES;
  const platforms: Partial<Record<string, string>> = PLATFORMS;
  return frameworks[value]?.label ?? platforms[value] ?? value;
}

/**
 * A choice of the reader that holds for the whole site. The address wins over what is stored, as in the
 * theme's tabs, which read and write the same two places.
 *
 * @returns the value, the group's first if none was chosen, and a function that changes it
 */
export function useChoice<Group extends ChoiceGroup>(
  group: Group,
): [ChoiceOf<Group>, (value: ChoiceOf<Group>) => void] {
  const key = choiceKey(group);
  const values: readonly ChoiceOf<Group>[] = CHOICES[group];
  const [stored] = useStorageSlot(key);
  const [shared, share] = useQueryParameter(group);
  const isValue = (text: string | null): text is ChoiceOf<Group> =>
    (values as readonly (string | null)[]).includes(text);
  const choice = ([shared, stored].find(isValue) ?? values[0]) as ChoiceOf<Group>;

  const choose = useCallback(
    (value: ChoiceOf<Group>) => {
      createStorageSlot(key).set(value);
      share(value);
      announce(
        translate(
          {
            id: 'site.choice.changed',
            message: 'All pages now show {choice}',
            description: 'Read out when a framework or the look of the demos was chosen',
          },
          { choice: nameOf(value) },
        ),
      );
    },
    [key, share],
  );
  return [choice, choose];
}
