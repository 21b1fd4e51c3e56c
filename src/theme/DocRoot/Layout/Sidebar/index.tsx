/**
 * Wraps the sidebar of the docs: where the app does not come, a link on a phone leads here, since its own
 * menu is made by the app. A phone does not show the sidebar itself, so that the app leaves the server's as it is there,
 * and only tells the menu what is in it.
 */
import React, { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useWindowSize } from '@docusaurus/theme-common';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import InMenu from '@theme/DocSidebar/Mobile';
import Later from '@site/plugins/engine/client/Later';
import { isTakingOver } from '@site/plugins/engine/client/taking-over';
import { DESKTOP } from '@site/plugins/engine/client/window-size';

/** A menu has nothing to fold away. */
const nothing = (): void => undefined;

type Props = ComponentProps<typeof Sidebar>;

/** What a phone's menu has of the sidebar, as long as the app has not made that. */
function MenuOnly({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const size = useWindowSize();
  const [isMade, setMade] = useState(() => !isTakingOver());
  useEffect(() => {
    if (size === 'desktop') setMade(true);
  }, [size]);
  if (isMade || size !== 'mobile') return null;
  return <InMenu sidebar={sidebar} path={pathname} onCollapse={nothing} isHidden />;
}

export default function DocSidebar(props: Props): ReactNode {
  return (
    <>
      <span id="site-navigation" />
      <Later media={DESKTOP}>
        <Sidebar {...props} />
      </Later>
      <MenuOnly {...props} />
    </>
  );
}
