import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { nearPages, pagesElsewhere } from './pages';
import styles from './styles.module.css';

/** Pages that an unknown address may have meant: the same one in another version, else those with nearly its name. */
export default function Suggestions(): ReactNode {
  const { pathname } = useLocation();
  const versions = useVersions(undefined);
  const elsewhere = pagesElsewhere(pathname, versions);
  const near = elsewhere.length > 0 ? [] : nearPages(pathname, versions);
  if (elsewhere.length === 0 && near.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p>
        {elsewhere.length > 0 ? (
          <Translate
            id="site.notFound.elsewhere"
            description="On the not-found page, above links to the page with the same address in other versions"
          >
            This version does not have the page. Another one does:
          </Translate>
        ) : (
          <Translate
            id="site.notFound.near"
            description="On the not-found page, above links to pages with nearly the same address"
          >
            Did you mean one of these pages?
          </Translate>
        )}
      </p>
      <ul>
        {elsewhere.map(({ label, path }) => (
          <li key={path}>
            <Link className="button button--primary" to={path}>
              {translate(
                {
                  id: 'site.notFound.openIn',
                  message: 'Open this page in {version}',
                  description: 'Link on the not-found page to the same page of another version',
                },
                { version: label },
              )}
            </Link>
          </li>
        ))}
        {near.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
