/** Wraps the sidebar of the docs: where the app does not come, a link on a phone leads here. */
import React, { type ComponentProps, type ReactNode } from 'react';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';

export default function DocSidebar(props: ComponentProps<typeof Sidebar>): ReactNode {
  return (
    <>
      <span id="site-navigation" />
      <Sidebar {...props} />
    </>
  );
}
