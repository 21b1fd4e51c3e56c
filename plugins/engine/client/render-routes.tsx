import React, { type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { renderRoutes as render, type RouteConfig } from 'react-router-config';

interface Props {
  routes: RouteConfig[] | undefined;
  extraProps: unknown;
}

/** Pages are added to a list of routes while the site is used: what it has is read when a page is opened. */
function Routes({ routes, extraProps }: Props): ReactNode {
  useLocation();
  return render(routes, extraProps);
}

/** As `renderRoutes` of React Router, which reads the list once. */
export default function renderRoutes(routes?: RouteConfig[], extraProps?: unknown): ReactNode {
  return <Routes routes={routes} extraProps={extraProps} />;
}
