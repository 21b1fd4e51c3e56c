/**
 * Wraps the table of contents beside a page: makes it a navigation landmark with a name, since in the
 * blog it stands outside the main area and would belong to no landmark at all.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type TOCType from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import './styles.css';

export default function TOC(props: ComponentProps<typeof TOCType>): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  return (
    // No box of its own: the table sticks to the top of its column
    <nav aria-label={label} style={{ display: 'contents' }}>
      <OriginalTOC {...props} />
    </nav>
  );
}
