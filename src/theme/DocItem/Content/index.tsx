/** Wraps a page's content: its columns, and its language where a translation is missing and English is shown. */
import React, { type ComponentProps, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalContent from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import './styles.css';

export default function DocItemContent(props: ComponentProps<typeof ContentType>): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { frontMatter } = useDoc() as { frontMatter: Record<string, unknown> };
  const source = i18n.localeConfigs[i18n.defaultLocale];
  if (frontMatter.translation_status !== 'missing') return <OriginalContent {...props} />;
  return (
    <div lang={source?.htmlLang} dir={source?.direction}>
      <OriginalContent {...props} />
    </div>
  );
}
