/**
 * Replaces a heading: the theme's names the link to it by the id, wherever the heading has more than plain text, such as
 * the name of a property.
 */
import React, { isValidElement, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type HeadingType from '@theme/Heading';

type Props = ComponentProps<typeof HeadingType>;

/** The words of a heading, without its markup. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  brokenLinks.collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: textOf(children) },
  );
  return (
    <As {...props} id={id} className={clsx('anchor', targetClass, props.className)}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
