/**
 * Wraps the text of the not-found page: unknown paths belong to the docs, which start at the base path,
 * and their root shows that text without giving the browser tab a title.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type NotFoundContentType from '@theme/NotFound/Content';
import OriginalNotFoundContent from '@theme-original/NotFound/Content';

export default function NotFoundContent(
  props: ComponentProps<typeof NotFoundContentType>,
): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <OriginalNotFoundContent {...props} />
    </>
  );
}
