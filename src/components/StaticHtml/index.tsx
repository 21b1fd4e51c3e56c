import React, { type ComponentProps, type ElementType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useIsHashRouter, withRouteInLinks } from '@site/src/lib/hash-router';
import Table from '../Table';

interface Props extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Name of the element. */
  as: string;
  /** What is in it, as HTML. */
  html: string;
}

function values(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="(#?[^"]+)"`, 'g'))].map(
    ([, value]) => value as string,
  );
}

function elementOf({ as, html, ...props }: Props): ReactNode {
  const Element = (as === 'table' ? Table : as) as ElementType<ComponentProps<'div'>>;
  return <Element {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A component of its own, because only the hash router is worth that each block listens to the address. */
function BehindRoute(props: Props): ReactNode {
  const { pathname } = useLocation();
  return elementOf({ ...props, html: withRouteInLinks(props.html, pathname) });
}

/**
 * A block of generated reference, which plugins/reference writes as HTML. The link check learns its ids
 * and its links on the server, where it runs.
 */
export default function StaticHtml(props: Props): ReactNode {
  const { collectAnchor, collectLink } = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) {
    const { html } = props;
    for (const id of [...(props.id ? [props.id] : []), ...values(html, 'id')]) collectAnchor(id);
    for (const href of values(html, 'href')) collectLink(href);
  }
  return useIsHashRouter() ? <BehindRoute {...props} /> : elementOf(props);
}
