/**
 * Replaces the banner above the pages of an older version: the original is an alert that is read out on every page,
 * and sends readers of a page that the newest version does not have to its first page without a word. This
 * one says so, and where the upgrade guide has a section about what the page is about, leads there. Its
 * other texts are the theme's.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import type BannerType from '@theme/DocVersionBanner';
import type { Changes } from '@site/plugins/docs/types';
import styles from './styles.module.css';

function Label({ isReleased, version }: { isReleased: boolean; version: string }): ReactNode {
  const siteTitle = useDocusaurusContext().siteConfig.title;
  const values = { siteTitle, versionLabel: <b>{version}</b> };
  return isReleased ? (
    <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={values}>
      {
        'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
      }
    </Translate>
  ) : (
    <Translate id="theme.docs.versions.unreleasedVersionLabel" values={values}>
      {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
    </Translate>
  );
}

/** Where the reader finds the newest version of the page, or of the documentation where it has no such page. */
function Newest(): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const { latestDocSuggestion: page, latestVersionSuggestion: newest } =
    useDocVersionSuggestions(undefined);
  const home = newest.docs.find(({ id }) => id === newest.mainDocId);
  const link = (
    <b>
      <Link to={(page ?? home)?.path} onClick={() => savePreferredVersionName(newest.name)}>
        <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
      </Link>
    </b>
  );
  const values = { versionLabel: newest.label, latestVersionLink: link };
  return page ? (
    <Translate id="theme.docs.versions.latestVersionSuggestionLabel" values={values}>
      {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
    </Translate>
  ) : (
    <Translate
      id="site.versions.noNewerPage"
      description="In the banner above a page of an older version that the newest one does not have"
      values={values}
    >
      {'The {latestVersionLink} ({versionLabel}) does not have this page.'}
    </Translate>
  );
}

/** What changed for this page's subject, where the upgrade guide says it. */
function Changed(): ReactNode {
  const { changes } = useDocsVersion() as Changes;
  const { activeDoc } = useActiveDocContext(undefined);
  const { latestVersionSuggestion: newest } = useDocVersionSuggestions(undefined);
  const to = changes?.[activeDoc?.id ?? ''];
  if (to === undefined) return null;
  return (
    <Link to={to}>
      {translate(
        {
          id: 'site.versions.changed',
          message: 'What changed here in {version}',
          description:
            'Link in the banner above a page of an older version, to the section of the upgrade guide about the same',
        },
        { version: newest.label },
      )}
    </Link>
  );
}

export default function DocVersionBanner({
  className,
}: ComponentProps<typeof BannerType>): ReactNode {
  const { banner, label } = useDocsVersion();
  if (!banner) return null;
  return (
    <p
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning',
        styles.banner,
      )}
    >
      <Label isReleased={banner === 'unmaintained'} version={label} /> <Newest /> <Changed />
    </p>
  );
}
