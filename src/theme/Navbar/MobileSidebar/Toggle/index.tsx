/**
 * Wraps the button of the mobile menu: where the app does not come, a link leads to the navigation that the
 * page itself has, which is the sidebar below the article, or the footer.
 */
import React, { type ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import Toggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import IconMenu from '@theme/Icon/Menu';

export default function MobileSidebarToggle(): ReactNode {
  const hasSidebar = useActiveDocContext('default').activeDoc?.sidebar !== undefined;
  return (
    <>
      <Toggle />
      <a
        className="navbar__toggle without-app"
        href={hasSidebar ? '#site-navigation' : '#site-footer'}
        aria-label={translate({
          id: 'site.navbar.navigation',
          message: 'Go to the navigation',
          description: 'Link in place of the menu button where scripts do not run',
        })}
      >
        <IconMenu />
      </a>
    </>
  );
}
