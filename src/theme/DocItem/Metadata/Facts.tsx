/**
 * What search engines and others are told of a page beside its title: what it is, its address where another page
 * stands for it, and its picture.
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import SocialImage, { useSocialImage } from '@theme/SocialImage';
import { languageTag } from '@site/src/lib/language-tag';
import type { Canonical } from '@site/plugins/docs/types';
import { article } from './article';

export default function Facts(): ReactNode {
  const {
    siteConfig: { url },
    i18n,
  } = useDocusaurusContext();
  const { isLast, label } = useDocsVersion();
  const doc = useDoc();
  const metadata: (typeof doc)['metadata'] & Canonical = doc.metadata;
  const { canonical } = metadata;
  const json = article(metadata, {
    url,
    image: useSocialImage(metadata.permalink),
    language: languageTag(i18n),
    version: isLast ? undefined : label,
  });
  return (
    <>
      <Head>
        {/* Who shares a page of an older version means that one */}
        {canonical && <meta property="og:url" content={url + metadata.permalink} />}
        <script type="application/ld+json">{json}</script>
      </Head>
      {!(doc.assets.image ?? doc.frontMatter.image) && <SocialImage {...metadata} />}
    </>
  );
}
