import { readFileSync } from 'node:fs';
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import renderAll from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import routes, { modulesFile, pages } from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { FIRST_PAGE, type FirstPage } from '../first-page';
import type { PageModule } from './page-modules';

let modules: Record<string, PageModule | undefined> | undefined;

/**
 * @throws Error when the browser's bundle, which is made before the pages are rendered, has no such text
 */
function moduleOf(chunk: string): PageModule {
  modules ??= JSON.parse(readFileSync(modulesFile, 'utf8')) as typeof modules;
  const module = modules?.[chunk];
  if (!module) throw new Error(`${modulesFile}: no module of chunk ${chunk}`);
  return module;
}

/** Writes into the page's HTML what the app needs to start there. */
function First(): ReactNode {
  const { pathname } = useLocation();
  const route = pages[matchRoutes(routes, pathname).at(-1)?.route.path as string];
  if (!route) return null;
  const first: FirstPage = { route, module: moduleOf(route.chunks.content) };
  return (
    <Head>
      <script type="application/json" {...{ [FIRST_PAGE]: '' }}>
        {JSON.stringify(first).replaceAll('<', String.raw`\u003c`)}
      </script>
    </Head>
  );
}

/** As Docusaurus' function, for the routes of the whole site. */
export default function renderRoutes(...args: Parameters<typeof renderAll>): ReactNode {
  return (
    <>
      <First />
      {renderAll(...args)}
    </>
  );
}
