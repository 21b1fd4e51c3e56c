/** Wraps the menu of versions: it says of a version that lacks the open page that it does. */
import React, { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import type OriginalType from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

function labelWithoutPage(version: string): string {
  return translate(
    {
      id: 'site.versions.withoutPage',
      message: '{version} (not this page)',
      description:
        'Entry of the menu of versions for one that does not have the open page; leads to its first page',
    },
    { version },
  );
}

export default function DocsVersionDropdownNavbarItem(
  props: ComponentProps<typeof OriginalType>,
): ReactNode {
  const { activeDoc, alternateDocVersions } = useActiveDocContext(props.docsPluginId);
  const known = useVersions(props.docsPluginId);
  const versions = Object.fromEntries(
    known.map(({ name, label }) => {
      const isMissing = activeDoc !== undefined && !alternateDocVersions[name];
      return [name, { label: isMissing ? labelWithoutPage(label) : label }];
    }),
  );
  return <Original {...props} versions={versions} />;
}
