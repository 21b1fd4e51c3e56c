/**
 * Replaces a list in a phone's menu, such as those of versions and languages: the theme's has a link and a button that
 * do the same, and tells its state on the second alone. And beside its name stands what is chosen.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type MobileType from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import styles from './styles.module.css';

type Props = ComponentProps<typeof MobileType>;
type Item = Props['items'][number];

/** Versions say whether they are the reader's by a function, languages by a class. */
function isChosen(item: Item): boolean {
  const { isActive, className } = item as { isActive?: () => boolean; className?: string };
  return isActive?.() ?? className?.includes('--active') ?? false;
}

export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  onClick,
}: Props): ReactNode {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  const chosen = items.find(isChosen);
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          styles.list,
          className,
        )}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {label}
        {chosen && <span className={styles.chosen}>{chosen.label}</span>}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
