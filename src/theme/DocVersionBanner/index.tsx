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
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import type BannerType from '@theme/DocVersionBanner';
import WhatChanged from '@site/src/components/WhatChanged';
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

export default function DocVersionBanner({
  className,
}: ComponentProps<typeof BannerType>): ReactNode {
  const { banner, label } = useDocsVersion();
  const { activeDoc } = useActiveDocContext(undefined);
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
      <Label isReleased={banner === 'unmaintained'} version={label} /> <Newest />{' '}
      {activeDoc && <WhatChanged id={activeDoc.id} />}
    </p>
  );
}
