/**
 * Wraps the skip link: behind it stands one to the contents of the page, which come last in the page's order. And the
 * theme moves the focus here when a link has led to another page; what it leaves out is `usePageChange`.
 */
import React, { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import Original from '@theme-original/SkipToContent';
import { usePageChange } from './usePageChange';
import './styles.css';

/** Where the contents are: beside the text, or folded above it. */
function contentsOfPage(): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>(
    '.theme-doc-toc-desktop a, .theme-doc-toc-mobile button',
  );
  return [...places].find((place) => place.offsetParent !== null);
}

function goToContents(event: MouseEvent): void {
  event.preventDefault();
  contentsOfPage()?.focus();
}

export default function SkipToContent(): ReactNode {
  const { pathname } = useLocation();
  usePageChange('.skip-links');
  const [hasContents, setHasContents] = useState(false);
  useEffect(() => setHasContents(contentsOfPage() !== undefined), [pathname]);
  return (
    // An element of its own: what is added beside the parts of the page makes the browser style all of them anew
    <div className="skip-links">
      <Original />
      {hasContents && (
        <button type="button" className="skip-to-contents" onClick={goToContents}>
          <Translate
            id="site.skipToContents"
            description="Second skip link, to the table of contents of the page"
          >
            Skip to the contents of this page
          </Translate>
        </button>
      )}
    </div>
  );
}
