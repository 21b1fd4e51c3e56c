/**
 * Replaces the screen for a crash outside the page's own error boundary: Docusaurus' is in English
 * only and has inline styles. Same parts: title "Page Error", heading, Try again, chain of messages.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type OriginalError from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** The layout asks for a route's context, which a crash may have taken away. */
const ROUTE = { plugin: { name: 'site-error', id: 'default' } };

export default function Error(props: ComponentProps<typeof OriginalError>): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={ROUTE}>
      <Head>
        {/* The part of the app that says so has crashed, and the head waits for it */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- one more attribute of the element that is there */}
        <html data-has-hydrated="true" />
        <title>
          {translate({
            id: 'site.error.title',
            message: 'Page Error',
            description: 'Title of the browser tab when the whole page crashed',
          })}
        </title>
      </Head>
      {/* The layout may be what crashed: then the message stands alone. */}
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
