/**
 * Wraps the theme's tabs: those of a group that the reader chooses for the whole site
 * (`src/site/choices.ts`) also follow the address, and carry the classes by which a choice shows
 * before the app runs (`plugins/choices`).
 */
import React, { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import Tabs from '@theme-original/Tabs';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { choiceClasses, CHOICES, type ChoiceGroup } from '@site/src/site/choices';

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

export default function ChosenTabs(props: Props): ReactNode {
  const { groupId, children, className } = props;
  if (groupId === undefined) return <Tabs {...props} />;
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  return (
    <Tabs
      queryString
      {...props}
      className={clsx(
        className,
        choiceClasses.row(
          groupId as ChoiceGroup,
          items.map(({ props: item }) => item.value),
        ),
      )}
    >
      {items.map((item) => cloneElement(item, marked(item.props, groupId)))}
    </Tabs>
  );
}
