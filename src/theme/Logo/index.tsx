/** Wraps the logo: it leads to the first page of the version that the reader is in. */
import React, { type ComponentProps, type ReactNode } from 'react';
import type LogoType from '@theme/Logo';
import OriginalLogo from '@theme-original/Logo';
import { useVersionedPath } from '@site/src/components/useVersionedPath';

export default function Logo(props: ComponentProps<typeof LogoType>): ReactNode {
  // The original hands what it does not know on to its link
  const link = { to: useVersionedPath('/') };
  return <OriginalLogo {...props} {...link} />;
}
