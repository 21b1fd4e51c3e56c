import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useActiveDocContext, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/** Ending of the key of a category in the sidebar whose pages are the steps of a tutorial. */
const TUTORIAL = '-first-app';

/** How far a reader of a tutorial has come: its pages as dots on a line. Nothing on other pages. */
export default function Steps(): ReactNode {
  const { activeDoc } = useActiveDocContext(undefined);
  const tutorial = useSidebarBreadcrumbs()?.find(
    (item) => item.type === 'category' && String(item.key).endsWith(TUTORIAL),
  );
  if (tutorial?.type !== 'category') return null;
  const pages = tutorial.items.flatMap((item) => (item.type === 'link' ? [item] : []));
  const current = pages.findIndex(({ href }) => href === activeDoc?.path);
  if (current < 0) return null;
  const name = translate(
    {
      id: 'site.steps',
      message: 'Step {step} of {count}',
      description: 'How far a reader of a tutorial has come',
    },
    { step: current + 1, count: pages.length },
  );
  return (
    <nav className={styles.steps} aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <ol>
        {pages.map(({ href, label }, index) => (
          <li key={href} data-done={index < current}>
            <Link
              to={href}
              title={label}
              aria-label={label}
              aria-current={index === current ? 'step' : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
