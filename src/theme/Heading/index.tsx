/**
 * Replaces the headings: a screen reader read each of them twice, because the link to it is named after it and is a
 * part of it. Here the link is for the pointer alone; the contents of the page link to the same places.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type HeadingType from '@theme/Heading';
import './styles.css';

type Props = ComponentProps<typeof HeadingType>;

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClassName = useAnchorTargetClassName(id);
  // The title of a page is not in its contents
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const { children, className } = props;
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: typeof children === 'string' ? children : id },
  );
  return (
    <As {...props} className={clsx('anchor', targetClassName, className)} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-hidden="true"
        tabIndex={-1}
        title={title}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}
