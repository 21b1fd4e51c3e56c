/**
 * Wraps the tags that every page has, and asks for its faces together with its styles. A page of
 * an older version has the canonical address and the languages of the one that stands for it. Open Graph names
 * a language with a territory, which the theme leaves out where the language does without. With the
 * hash router there is one file, which may lie anywhere: it has no address of its own to name, and its
 * languages lie where nobody but the reader knows.
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import { Route } from 'react-router';
import { useIsHashRouter } from '@site/src/lib/hash-router';
import { useCanonicalPath } from './useCanonicalPath';
import headingFace from '../../css/faces/gabarito.woff2';
import textFace from '../../css/faces/figtree.woff2';

function HashSiteMetadata(): ReactNode {
  const { image } = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image && <PageMetadata image={image} />}
    </>
  );
}

/** A language with the territory that most of its readers are in: `ja` is `ja_JP`. */
function openGraphLocale(htmlLang: string): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize();
  return `${language}_${region}`;
}

function Locales(): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return (
    <Head>
      {Object.entries(localeConfigs).map(([locale, { htmlLang }]) => (
        <meta
          key={locale}
          property={locale === currentLocale ? 'og:locale' : 'og:locale:alternate'}
          content={openGraphLocale(htmlLang)}
        />
      ))}
    </Head>
  );
}

/** The faces that the first screen is set in: that of text has Latin letters alone. */
function Faces(): ReactNode {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { script } = new Intl.Locale(
    localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
  ).maximize();
  const faces = script === 'Latn' ? [textFace, headingFace] : [headingFace];
  // In the dev server the tags come with a script, too late to be of use, and the browser complains.
  if (process.env.NODE_ENV !== 'production') return null;
  return (
    <Head>
      {faces.map((face) => (
        <link
          key={face}
          rel="preload"
          href={face}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}

/** The theme makes the canonical address and those of other languages of the path that it is at. */
function CanonicalSiteMetadata(): ReactNode {
  const location = useLocation();
  const pathname = useCanonicalPath() ?? location.pathname;
  return (
    <Route location={{ ...location, pathname }}>
      <OriginalSiteMetadata />
    </Route>
  );
}

export default function SiteMetadata(): ReactNode {
  return useIsHashRouter() ? (
    <HashSiteMetadata />
  ) : (
    <>
      <Faces />
      <CanonicalSiteMetadata />
      <Locales />
    </>
  );
}
