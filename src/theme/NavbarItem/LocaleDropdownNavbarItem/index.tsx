/**
 * Wraps the language menu. Its links lead to the page in view in another language. The server renders
 * one page for every unknown address, and React leaves attributes as the server wrote them: the menu is
 * made again once the address is known.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type OriginalType from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import Original from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItem(
  props: ComponentProps<typeof OriginalType>,
): ReactNode {
  return <Original key={String(useIsBrowser())} {...props} />;
}
