/**
 * Wraps the sidebar of the docs: where the app does not come, a link on a phone leads here, since its own
 * menu is made by the app.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import Later from '@site/plugins/engine/client/Later';

export default function DocSidebar(props: ComponentProps<typeof Sidebar>): ReactNode {
  return (
    <>
      <span id="site-navigation" />
      <Later>
        <Sidebar {...props} />
      </Later>
    </>
  );
}
