/** Wraps a list in a phone's menu, such as those of versions and languages: beside its name stands what is chosen. */
import React, { type ComponentProps, type ReactNode } from 'react';
import type MobileType from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import Mobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import styles from './styles.module.css';

type Props = ComponentProps<typeof MobileType>;
type Item = Props['items'][number];

/** Versions say whether they are the reader's by a function, languages by a class. */
function isChosen(item: Item): boolean {
  const { isActive, className } = item as { isActive?: () => boolean; className?: string };
  return isActive?.() ?? className?.includes('--active') ?? false;
}

export default function DropdownNavbarItemMobile({ label, ...props }: Props): ReactNode {
  const chosen = props.items.find(isChosen);
  const named = (
    <>
      {label} <span className={styles.chosen}>{chosen?.label}</span>
    </>
  );
  return <Mobile {...props} label={chosen ? named : label} />;
}
