import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { copyPath } from '../../types';

/**
 * Says in the head of a page where its Markdown copy is.
 *
 * @param props.permalink address of the page
 */
export default function Alternate({ permalink }: { permalink: string }): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={copyPath(permalink)} />
    </Head>
  );
}
