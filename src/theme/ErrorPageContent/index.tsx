/**
 * Wraps the screen of a crashed page: pages share a layout and so its error boundary, which would keep
 * the screen up after the reader has gone to another page. Leaving the page clears the error, too.
 */
import React, { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContentType>;

export default function ErrorPageContent(props: Props): ReactNode {
  const { pathname } = useLocation();
  const { tryAgain } = props;
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return <OriginalErrorPageContent {...props} />;
}
