/**
 * Replaces the theme's tabs. After hydration the theme mounts them a second time, with every code block in
 * them, because it reads the stored choice while it hydrates; here the choice is read after that. The markup
 * is the theme's. And tabs of a group that the reader chooses for the whole site
 * (`src/lib/choices.ts`) also follow the address, and carry the classes by which a choice shows before
 * the app runs (`plugins/page-scripts`).
 */
import React, { Children, cloneElement, isValidElement, useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { frameworkLabel } from '@site/src/components/frameworkLabel';
import { choiceClasses, CHOICES, type ChoiceGroup } from '@site/src/lib/choices';
import { TabsId } from './ids';
import TabList from './TabList';
import './styles.css';

function accepted(group: string): readonly string[] {
  if (Object.hasOwn(CHOICES, group)) return CHOICES[group as ChoiceGroup];
  throw new Error(
    `<Tabs groupId="${group}">: no such group; accepts ${Object.keys(CHOICES).join(', ')}`,
  );
}

function marked(item: TabItemProps, group: string): Partial<TabItemProps> {
  const { value, className, attributes } = item;
  if (!accepted(group).includes(value)) {
    throw new Error(
      `<TabItem value="${value}"> in group "${group}": accepts ${accepted(group).join(', ')}`,
    );
  }
  const mark = choiceClasses.item(value);
  return {
    className: clsx(className, mark),
    attributes: { ...attributes, className: clsx(attributes?.className as string, mark) },
  };
}

/** The properties of tabs of a group, whose choice is the whole site's. */
function withChoice(props: Props, group: string): Props {
  const items = Children.toArray(props.children).filter((child) =>
    isValidElement<TabItemProps>(child),
  );
  const values = items.map(({ props: item }) => item.value);
  return {
    queryString: true,
    ...props,
    className: clsx(props.className, choiceClasses.row(group as ChoiceGroup, values)),
    children: items.map((item) => cloneElement(item, marked(item.props, group))),
  };
}

export default function Tabs(own: Props): ReactNode {
  const props = own.groupId === undefined ? own : withChoice(own, own.groupId);
  const value = useTabsContextValue(props);
  const id = useId();
  return (
    <TabsProvider value={value}>
      <TabsId.Provider value={id}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
          <TabList
            className={props.className}
            label={own.groupId === 'framework' ? frameworkLabel() : undefined}
          />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabsId.Provider>
    </TabsProvider>
  );
}
