/**
 * Wraps the menus of the navbar: Escape closes one that was opened with the keyboard, and returns the
 * focus to its button.
 */
import React, { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type OriginalType from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Original from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(
  props: ComponentProps<typeof OriginalType>,
): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // The theme keeps to itself whether its menu is open: a new one is closed
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) place.current?.querySelector<HTMLElement>('.navbar__link')?.focus();
  }, [turn]);
  return (
    <div
      ref={place}
      className={styles.place}
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && place.current?.querySelector('.dropdown--show')) setTurn(turn + 1);
      }}
    >
      <Original key={turn} {...props} />
    </div>
  );
}
