/**
 * Replaces the link to edit a page: beside it are its history, with all who have worked on it, and a report of a
 * problem. The report is filled in when it is asked for, with what the reader sees at that time. The theme's icon
 * is left out: it would be more bytes of each page than all three links.
 */
import React, { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { createStorageSlot, ThemeClassNames } from '@docusaurus/theme-common';
import type EditThisPageType from '@theme/EditThisPage';
import { choiceKey } from '@site/src/lib/choices';
import { LINKS } from '@site/src/lib/links';
import { historyUrl, problemUrl } from './report';
import './styles.css';

function ReportLink(): ReactNode {
  const version = useActivePluginAndVersion()?.activeVersion?.label;
  const fillIn = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.href = problemUrl({
      title: document.title,
      address: window.location.href.replace(/\?[^#]*/, ''),
      language: document.documentElement.lang,
      version,
      framework: createStorageSlot(choiceKey('framework')).get() ?? undefined,
    });
  };
  return (
    <Link to={LINKS.newIssue} onClick={fillIn} onAuxClick={fillIn}>
      <Translate
        id="site.page.report"
        description="Link at the end of a page to the form that reports a problem with it"
      >
        Report a problem
      </Translate>
    </Link>
  );
}

export default function EditThisPage({
  editUrl,
}: ComponentProps<typeof EditThisPageType>): ReactNode {
  const history = historyUrl(editUrl);
  return (
    <div className="page-links">
      <Link className={ThemeClassNames.common.editThisPage} to={editUrl}>
        <Translate id="theme.common.editThisPage">Edit this page</Translate>
      </Link>
      {history && (
        <Link to={history}>
          <Translate
            id="site.page.history"
            description="Link at the end of a page to all changes of it, with who made them"
          >
            History and contributors
          </Translate>
        </Link>
      )}
      <ReportLink />
    </div>
  );
}
