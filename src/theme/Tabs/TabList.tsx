/** The row of tabs, as the theme has it: arrow keys move the focus, Enter and a click choose. */
import React, { useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** How far each key moves the focus. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export default function TabList({ className }: { className?: string }): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const row = useRef<HTMLUListElement>(null);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const choose = (tab: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, value: string): void => {
    if (event.key === 'Enter') choose(event.currentTarget, value);
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = (index + step + tabValues.length) % tabValues.length;
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <ul
      ref={row}
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({ value, label, attributes }, index) => (
        <li
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          key={value}
          onKeyDown={(event) => onKeyDown(event, index, value)}
          onClick={({ currentTarget }) => choose(currentTarget, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tab,
            attributes?.className as string,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}
