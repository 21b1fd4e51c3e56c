import { useCallback, useEffect, useMemo } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';

/**
 * A choice of the reader that holds for the whole site. It is kept where the theme keeps the choice of
 * a group of tabs, so `<Tabs groupId="framework">` in a guide follows a demo and the other way round;
 * in a shared address it is a parameter of that name, which wins over what is stored.
 *
 * @param group name of the group of tabs and of the parameter
 * @param values accepted values; the first is the default
 * @returns the value and a function that changes it
 */
export function useChoice<T extends string>(
  group: string,
  values: readonly T[],
): [T, (value: T) => void] {
  const key = `docusaurus.tab.${group}`;
  const [stored] = useStorageSlot(key);
  const history = useHistory();
  const { search } = useLocation();
  const shared = useMemo(() => new URLSearchParams(search).get(group), [group, search]);
  const isValue = (text: string | null): text is T => values.includes(text as T);
  const choice = [shared, stored].find(isValue) ?? (values[0] as T);

  useEffect(() => {
    if (shared !== null && shared === choice) createStorageSlot(key).set(shared);
  }, [key, shared, choice]);

  const choose = useCallback(
    (value: T) => {
      createStorageSlot(key).set(value);
      const { location } = history;
      const params = new URLSearchParams(location.search);
      params.set(group, value);
      history.replace({ ...location, search: params.toString() });
    },
    [group, history, key],
  );
  return [choice, choose];
}
