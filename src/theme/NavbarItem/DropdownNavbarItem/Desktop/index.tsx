/**
 * Replaces the menus of the navbar: the theme's open by a key or by hovering, not by a click, and `aria-expanded` says
 * nothing of a menu that is open by hovering. Here a menu is a button and a list of links: a click of any origin opens
 * it, Escape closes it however it was opened, and its state is told.
 */
import React, { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type DesktopType from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

type Props = ComponentProps<typeof DesktopType>;

/** Why a menu is open: what only a pointer above it has opened closes when that leaves. */
type Reason = 'hover' | 'click';

function useMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    if (reason === undefined) return undefined;
    const onOutside = ({ target }: Event): void => {
      if (!menu.current?.contains(target as Node)) setReason(undefined);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setReason(undefined);
      if (menu.current?.contains(document.activeElement))
        menu.current.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [reason]);
  return { menu, reason, setReason };
}

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: Props): ReactNode {
  const { menu, reason, setReason } = useMenu();
  const isBrowser = useIsBrowser();
  return (
    <div
      ref={menu}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': reason !== undefined,
        // Where the app does not run, hovering is all there is
        'dropdown--hoverable': !isBrowser,
      })}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setReason((before) => before ?? 'hover');
      }}
      onPointerLeave={() => setReason((before) => (before === 'hover' ? undefined : before))}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-expanded={reason !== undefined}
        onClick={() => setReason(reason === 'click' ? undefined : 'click')}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
