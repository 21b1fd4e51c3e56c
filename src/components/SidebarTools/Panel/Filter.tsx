import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import FilterField from '../../FilterField';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** How many pages answer the query. */
  count: number;
}

/** The field that filters a sidebar. */
export default function Filter({ query, onQuery, count }: Props): ReactNode {
  return (
    <FilterField
      label={translate({
        id: 'site.sidebar.filter',
        message: 'Filter',
        description: 'Label of the field above the sidebar that filters it',
      })}
      query={query}
      onQuery={onQuery}
      count={query.trim() === '' ? undefined : count}
      counted={(pages) =>
        pages === 0
          ? translate({
              id: 'site.sidebar.none',
              message: 'No page here has this name',
              description: 'Instead of the number of pages of the sidebar that match the filter',
            })
          : translate(
              {
                id: 'site.sidebar.count',
                message: 'One page|{count} pages',
                description:
                  'How many pages of the sidebar match the filter; plural forms divided by |',
              },
              { count: pages },
            )
      }
    />
  );
}
