import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';
import { useQueryStringValue } from '@docusaurus/theme-common/internal';

/**
 * A query parameter of the address, and a function that sets it, or removes it with `null`. Unlike
 * Docusaurus' `useQueryString`, it keeps the hash: a hash that goes or changes would scroll the page.
 *
 * @param name of the parameter
 */
export function useQueryParameter(
  name: string,
): [value: string | null, set: (value: string | null) => void] {
  const history = useHistory();
  const set = useCallback(
    (value: string | null) => {
      const { location } = history;
      const params = new URLSearchParams(location.search);
      if (value === null) params.delete(name);
      else params.set(name, value);
      history.replace({ ...location, search: params.toString() });
    },
    [history, name],
  );
  return [useQueryStringValue(name), set];
}
