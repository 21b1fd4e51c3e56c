/**
 * Wraps a page's content: its columns, a line under the title, and its language where a translation is missing and
 * English is shown.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalContent from '@theme-original/DocItem/Content';
import type ContentType from '@theme/DocItem/Content';
import UnderTitle from './UnderTitle';
import './styles.css';

export default function DocItemContent({
  children,
}: ComponentProps<typeof ContentType>): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { frontMatter } = useDoc() as { frontMatter: Record<string, unknown> };
  const source = i18n.localeConfigs[i18n.defaultLocale];
  const content = (
    <OriginalContent>
      <UnderTitle />
      {children}
    </OriginalContent>
  );
  if (frontMatter.translation_status !== 'missing') return content;
  return (
    <div lang={source?.htmlLang} dir={source?.direction}>
      {content}
    </div>
  );
}
