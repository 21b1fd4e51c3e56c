/** Wraps a page's content: names its language where a translation is missing and English is shown. */
import React, { type ComponentProps, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalContent from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import { DEFAULT_LOCALE } from '@site/src/site/locales';

export default function DocItemContent(props: ComponentProps<typeof ContentType>): ReactNode {
  const { frontMatter } = useDoc() as { frontMatter: Record<string, unknown> };
  if (frontMatter.translation_status !== 'missing') return <OriginalContent {...props} />;
  return (
    <div lang={DEFAULT_LOCALE}>
      <OriginalContent {...props} />
    </div>
  );
}
