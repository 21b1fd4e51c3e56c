import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadLater } from '@site/src/lib/after-deployment';
import { languageTag } from '@site/src/lib/language-tag';
import { sectionsAround, type Section } from '../../PrintSection/sections';

interface Props {
  /** Path of the page. */
  path: string;
  /** Closes the list, and gives the focus back. */
  onClose: () => void;
}

/** Entries that print the categories of the sidebar that a page is in. */
export default function PrintEntries({ path, onClose }: Props): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const { label: version } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();
  const edition = {
    site: `${siteConfig.title} ${version}`,
    language: languageTag(i18n),
  };
  const print = async (section: Section): Promise<void> => {
    const { printSection } = await loadLater(
      () => import(/* webpackChunkName: "print" */ '../../PrintSection/Panel'),
    );
    await printSection(section, edition, onClose);
  };
  return sectionsAround(items, path).map((section) => (
    <li key={section.label}>
      <button type="button" onClick={() => void print(section)}>
        {translate(
          {
            id: 'site.print.section',
            message: 'Print “{section}” ({count} pages)',
            description: 'Button that shows all pages of a category of the sidebar in one view',
          },
          { section: section.label, count: section.pages.length },
        )}
      </button>
    </li>
  ));
}
