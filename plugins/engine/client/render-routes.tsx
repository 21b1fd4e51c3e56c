import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Later from './Later';
import { renderRoutes as render, type RouteConfig } from 'react-router-config';

interface Props {
  routes: RouteConfig[] | undefined;
  extraProps: unknown;
}

/**
 * Pages are added to a list of routes while the site is used: what it has is read when a page is opened. What the docs
 * have within the layout of the site is taken over in a task of its own.
 */
function Routes({ routes, extraProps }: Props): ReactNode {
  useLocation();
  const page = render(routes, extraProps);
  return routes?.every((route) => route.routes) ? <Later>{page}</Later> : page;
}

/** As `renderRoutes` of React Router, which reads the list once. */
export default function renderRoutes(routes?: RouteConfig[], extraProps?: unknown): ReactNode {
  return <Routes routes={routes} extraProps={extraProps} />;
}
