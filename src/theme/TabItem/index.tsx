/** Replaces a panel of tabs: the theme's is tied to no tab. Its name is there for paper, which shows all of them. */
import React, { useContext, type ComponentProps, type ReactNode } from 'react';
import { useTabs } from '@docusaurus/theme-common/internal';
import type TabItemType from '@theme/TabItem';
import { panelId, tabId, TabsId } from '../Tabs/ids';

type Props = ComponentProps<typeof TabItemType>;

export default function TabItem({ children, className, value }: Props): ReactNode {
  const { selectedValue, tabValues, lazy } = useTabs();
  const tabs = useContext(TabsId);
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  const index = tabValues.findIndex((tab) => tab.value === value);
  return (
    <div
      role="tabpanel"
      id={panelId(tabs, index)}
      aria-labelledby={tabId(tabs, index)}
      data-label={tabValues[index]?.label ?? value}
      className={className}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
