import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import { useChoice } from '@site/src/lib/useChoice';
import { SOURCES } from '@site/src/lib/frameworks';
import './popular.css';

/** Pages that most readers come for, with their names; ids of the docs. */
function popularPages(framework: keyof typeof SOURCES): [id: string, label: string][] {
  return [
    [
      `${framework}/quickstart`,
      translate(
        {
          id: 'site.search.quickstart',
          message: '{framework} quickstart',
          description: 'Popular page in the search',
        },
        { framework: SOURCES[framework].label },
      ),
    ],
    [
      'components',
      translate({
        id: 'site.search.components',
        message: 'Components',
        description: 'Popular page in the search',
      }),
    ],
    ['api/modal', 'ion-modal'],
    [
      'theming/dark-mode',
      translate({
        id: 'site.search.darkMode',
        message: 'Dark mode',
        description: 'Popular page in the search',
      }),
    ],
    [
      'layout/structure',
      translate({
        id: 'site.search.structure',
        message: 'Page structure',
        description: 'Popular page in the search',
      }),
    ],
    [
      'native/camera',
      translate({
        id: 'site.search.camera',
        message: 'Camera',
        description: 'Popular page in the search',
      }),
    ],
  ];
}

/**
 * Where to go without a search: in the version that the reader is in, or has chosen, and for the chosen framework.
 *
 * @param onLeave is called when a page is opened
 */
export function Popular({ onLeave }: { onLeave?: () => void }): ReactNode {
  const [framework] = useChoice('framework');
  const { activeVersion } = useActiveDocContext(undefined);
  const [candidate] = useDocsVersionCandidates(undefined);
  const version = activeVersion ?? candidate;
  const pages = popularPages(framework).flatMap(([id, label]) => {
    const path = version.docs.find((doc) => doc.id === id)?.path;
    return path === undefined ? [] : [{ path, label }];
  });
  return (
    <section className="search-pages" aria-labelledby="search-popular">
      <p id="search-popular">
        <Translate id="site.search.popular" description="Above links to pages, before a search">
          Popular pages
        </Translate>
      </p>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
