/** Wraps the end of the footer: below it a button opens the list of keyboard shortcuts. */
import React, { type ComponentProps, type ReactNode } from 'react';
import OriginalCopyright from '@theme-original/Footer/Copyright';
import type CopyrightType from '@theme/Footer/Copyright';
import Shortcuts from '@site/src/components/Shortcuts';

export default function FooterCopyright(props: ComponentProps<typeof CopyrightType>): ReactNode {
  return (
    <>
      <OriginalCopyright {...props} />
      <Shortcuts />
    </>
  );
}
