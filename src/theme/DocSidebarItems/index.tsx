/**
 * Wraps the items of a sidebar, on desktops and in the panel of phones: above the first level stands the choice of
 * framework and, in sidebars that are long lists of names, a button that opens a filter.
 */
import React, { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import OriginalDocSidebarItems from '@theme-original/DocSidebarItems';
import type DocSidebarItemsType from '@theme/DocSidebarItems';
import FrameworkSwitch from '@site/src/components/SidebarTools/FrameworkSwitch';
import { showPresent } from '@site/src/lib/show-present';
import styles from '@site/src/components/SidebarTools/styles.module.css';
import useOnDemand from '@site/src/lib/useOnDemand';
import './styles.css';

type Props = ComponentProps<typeof DocSidebarItemsType>;

/** Sidebars that readers look names up in. */
const FILTERED = ['api', 'cli', 'native'];

const load = () =>
  import(/* webpackChunkName: "sidebar-filter" */ '@site/src/components/SidebarTools/Filter');

function FirstLevel(props: Props): ReactNode {
  const { id, sidebar = '' } = useActiveDocContext(undefined).activeDoc ?? {};
  const isFiltered = FILTERED.includes(sidebar);
  const [filter, start] = useOnDemand(load);
  const [found, setFound] = useState<PropSidebarItem[]>();
  const isWhole = found === undefined;
  // Where the entry is in view, the sidebar stays where the reader has it
  useEffect(() => {
    if (!isWhole) return undefined;
    showPresent();
    // Once the group of the page has unfolded
    const timer = setTimeout(showPresent, 500);
    return () => clearTimeout(timer);
  }, [isWhole, id]);
  const label = translate({
    id: 'site.sidebar.filter',
    message: 'Filter',
    description: 'Label of the field above the sidebar that filters it',
  });
  const Filter = typeof filter === 'object' && filter.component;
  return (
    <>
      <li className={`${styles.tools} app-only`}>
        <FrameworkSwitch />
        {isFiltered && !Filter && (
          <button type="button" onClick={start}>
            {label}
          </button>
        )}
        {isFiltered && Filter && (
          <Filter key={sidebar} label={label} items={props.items} onFound={setFound} />
        )}
      </li>
      {/* Groups fold and unfold by themselves, so those of a filtered sidebar are others */}
      <OriginalDocSidebarItems
        key={found ? 'found' : 'all'}
        {...props}
        items={found ?? props.items}
      />
    </>
  );
}

export default function DocSidebarItems(props: Props): ReactNode {
  return props.level === 1 ? <FirstLevel {...props} /> : <OriginalDocSidebarItems {...props} />;
}
