/**
 * Replaces the theme's line on when a page was changed last: it formats the date while the page is taken over,
 * which `Day` does not. The same content.
 */
import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import Day from '@site/src/components/Day';

export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  const on = lastUpdatedAt ? (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{
        date: (
          <b>
            <Day date={lastUpdatedAt} />
          </b>
        ),
      }}
    >
      {' on {date}'}
    </Translate>
  ) : (
    ''
  );
  const by = lastUpdatedBy ? (
    <Translate
      id="theme.lastUpdated.byUser"
      description="The words used to describe by who the page has been last updated"
      values={{ user: <b>{lastUpdatedBy}</b> }}
    >
      {' by {user}'}
    </Translate>
  ) : (
    ''
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{ atDate: on, byUser: by }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
