import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { archiveOf, nearPages, pagesElsewhere, type Archive } from './pages';
import styles from './styles.module.css';

function MainLink({ to, children }: { to: string; children: string }): ReactNode {
  return (
    <p>
      <Link className="button button--primary" to={to}>
        {children}
      </Link>
    </p>
  );
}

/** Versions that this site does not have, where its menu of versions leads. */
function useArchives(): Archive[] {
  const { items } = useThemeConfig().navbar;
  const menu = items.find(({ type }) => type === 'docsVersionDropdown');
  return (menu?.dropdownItemsAfter ?? []) as Archive[];
}

/**
 * Pages that an unknown address may have meant: the archive of its version, the same page in another version, else
 * those with nearly its name.
 */
export default function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  const versions = useVersions(undefined);
  const archive = archiveOf(pathname, useBaseUrl('/'), useArchives());
  const elsewhere = pagesElsewhere(pathname, versions);
  const near = elsewhere.length > 0 ? [] : nearPages(pathname, versions);
  if (!archive && elsewhere.length === 0 && near.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      {archive && (
        <MainLink to={archive.href}>
          {translate(
            {
              id: 'site.notFound.archive',
              message: 'Open the archive of {version}',
              description: 'Link on the not-found page to a version that is kept elsewhere',
            },
            { version: archive.label },
          )}
        </MainLink>
      )}
      {elsewhere.length > 0 && (
        <p>
          <Translate
            id="site.notFound.elsewhere"
            description="On the not-found page, above links to the page with the same address in other versions"
          >
            This version does not have the page. Another one does:
          </Translate>
        </p>
      )}
      {elsewhere.map(({ label, path }) => (
        <MainLink key={path} to={path}>
          {translate(
            {
              id: 'site.notFound.openIn',
              message: 'Open this page in {version}',
              description: 'Link on the not-found page to the same page of another version',
            },
            { version: label },
          )}
        </MainLink>
      ))}
      {near.length > 0 && (
        <>
          <p>
            <Translate
              id="site.notFound.near"
              description="On the not-found page, above links to pages with nearly the same address"
            >
              Did you mean one of these pages?
            </Translate>
          </p>
          <ul>
            {near.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
