import React, { useId, type ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** How many pages answer the query. */
  count: number;
}

/** A field that filters the sidebar while the reader types, and says how much is left of it. */
export default function Filter({ query, onQuery, count }: Props): ReactNode {
  const field = useId();
  const { selectMessage } = usePluralForm();
  const counted = translate(
    {
      id: 'site.sidebar.count',
      message: 'One page|{count} pages',
      description: 'How many pages of the sidebar match the filter; plural forms divided by |',
    },
    { count },
  );
  return (
    <>
      <label htmlFor={field}>
        {translate({
          id: 'site.sidebar.filter',
          message: 'Filter',
          description: 'Label of the field above the sidebar that filters it',
        })}
      </label>
      <input
        id={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <output htmlFor={field}>{query.trim() !== '' && selectMessage(count, counted)}</output>
    </>
  );
}
