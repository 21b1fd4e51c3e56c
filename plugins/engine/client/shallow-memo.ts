/** `useShallowMemoObject` of the theme, which sorts with the collation of a language; the first one takes 10 ms. */
import { useMemo } from 'react';

export { ReactContextError } from '@docusaurus/theme-common';

/** The object of an earlier render, as long as it has the same keys and values. */
export function useShallowMemoObject<T extends object>(object: T): T {
  const sorted = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- its keys and values are what it depends on
  return useMemo(() => object, sorted.flat());
}
