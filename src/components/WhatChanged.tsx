import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import type { Changes } from '@site/plugins/docs/types';

/** A link to what changed for the subject of a page, where the upgrade guide to the newest version says it. */
export default function WhatChanged({ id }: { id: string }): ReactNode {
  const { changes } = useDocsVersion() as Changes;
  const { latestVersionSuggestion: newest } = useDocVersionSuggestions(undefined);
  const to = changes?.[id];
  if (to === undefined) return null;
  return (
    <Link to={to}>
      {translate(
        {
          id: 'site.versions.changed',
          message: 'What changed here in {version}',
          description:
            'Link on a page of the newest or of an older version, to the section of the upgrade guide about the same',
        },
        { version: newest.label },
      )}
    </Link>
  );
}
