import React, { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import WhatChanged from '@site/src/components/WhatChanged';
import type { Changes } from '@site/plugins/docs/types';
import { counterparts } from '@site/src/lib/counterpart';
import { SOURCES } from '@site/src/lib/frameworks';

/** The same guide for the other frameworks. */
function OtherFrameworks({ pages }: { pages: ReturnType<typeof counterparts> }): ReactNode {
  const links = pages.map(({ framework, path }, index) => (
    <Fragment key={framework}>
      {index > 0 && ' · '}
      <Link to={path}>{SOURCES[framework].label}</Link>
    </Fragment>
  ));
  return (
    <Translate
      id="site.page.otherFrameworks"
      description="Under the title of a guide for one framework, with links to the same guide for the others"
      values={{ frameworks: <>{links}</> }}
    >
      {'Also for {frameworks}'}
    </Translate>
  );
}

/**
 * Where else the subject of a page is told: in the guides for other frameworks, and in the upgrade guide. Pages of
 * older versions have that in their banner.
 */
export default function UnderTitle(): ReactNode {
  const { metadata } = useDoc();
  const { activeVersion } = useActiveDocContext(undefined);
  const { isLast, changes } = useDocsVersion() as ReturnType<typeof useDocsVersion> & Changes;
  const pages = counterparts(activeVersion?.docs ?? [], metadata.id);
  const hasChanged = isLast && changes?.[metadata.id] !== undefined;
  if (pages.length === 0 && !hasChanged) return null;
  return (
    <div className="under-title">
      {pages.length > 0 && <OtherFrameworks pages={pages} />}
      {hasChanged && <WhatChanged id={metadata.id} />}
    </div>
  );
}
