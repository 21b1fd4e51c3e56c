/** Wraps the item of a sidebar: the page that it leads to belongs to its part too, though it shows no sidebar. */
import React, { type ComponentProps, type ReactNode } from 'react';
import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type DocSidebarNavbarItemType from '@theme/NavbarItem/DocSidebarNavbarItem';
import OriginalDocSidebarNavbarItem from '@theme-original/NavbarItem/DocSidebarNavbarItem';

type Props = ComponentProps<typeof DocSidebarNavbarItemType>;

export default function DocSidebarNavbarItem(props: Props): ReactNode {
  const { sidebarId, docsPluginId, ...item } = props;
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (link === undefined || activeDoc?.path !== link.path) {
    return <OriginalDocSidebarNavbarItem {...props} />;
  }
  return <DefaultNavbarItem exact {...item} to={link.path} isActive={() => true} />;
}
