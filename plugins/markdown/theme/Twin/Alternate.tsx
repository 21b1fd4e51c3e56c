import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { twinPath } from '../../types';

/**
 * Says in the head of a page where its Markdown twin is.
 *
 * @param props.permalink address of the page
 */
export default function Alternate({ permalink }: { permalink: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(permalink)} />
    </Head>
  );
}
