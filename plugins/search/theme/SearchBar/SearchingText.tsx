import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useLasting } from '@site/src/components/useLasting';

/** Says that a search is going on, once it takes its time. Belongs into a region with the role `status`. */
export function SearchingText({ active }: { active: boolean }): ReactNode {
  const isSlow = useLasting(active);
  // What lasted is told of for one render more, when the results are there
  if (!active || !isSlow) return null;
  return (
    <Translate
      id="site.search.searching"
      description="Shown in place of results while a search takes its time"
    >
      Searching…
    </Translate>
  );
}
