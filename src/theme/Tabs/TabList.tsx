/**
 * The row of tabs, as the theme has it: arrow keys, Home and End move the focus, Enter and a click choose. So does
 * Space, and it has a name.
 */
import React, { useContext, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import { panelId, tabId, TabsId } from './ids';

/** How far each key moves the focus. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Props {
  className?: string;
  /** Name of the row. */
  label?: string;
}

export default function TabList({ className, label }: Props): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const tabs = useContext(TabsId);
  const row = useRef<HTMLUListElement>(null);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const choose = (tab: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, value: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(event.currentTarget, value);
    }
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabValues.length - 1 };
    const step = STEPS[event.key];
    const next =
      ends[event.key] ??
      (step === undefined ? undefined : (index + step + tabValues.length) % tabValues.length);
    if (next === undefined) return;
    event.preventDefault();
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <ul
      ref={row}
      role="tablist"
      aria-orientation="horizontal"
      aria-label={
        label ??
        translate({
          id: 'site.tabs.label',
          message: 'Variants',
          description: 'Name of a row of tabs that is about no choice of the reader',
        })
      }
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({ value, label: text, attributes }, index) => (
        <li
          role="tab"
          id={tabId(tabs, index)}
          aria-controls={panelId(tabs, index)}
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          key={value}
          onKeyDown={(event) => onKeyDown(event, index, value)}
          onClick={({ currentTarget }) => choose(currentTarget, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            attributes?.className as string,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {text ?? value}
        </li>
      ))}
    </ul>
  );
}
