import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SOCIAL_IMAGE_SIZE, socialImage } from '@site/src/lib/social-image';

/** Address of the picture that the build draws for a page, with its origin. */
export function useSocialImage(permalink: string): string {
  const {
    siteConfig: { url, baseUrl },
  } = useDocusaurusContext();
  return `${url}${baseUrl}${socialImage(permalink.slice(baseUrl.length))}`;
}

/** Names the picture that stands for a page where it is shared (`plugins/social-images`). */
export default function SocialImage({
  permalink,
  title,
}: {
  permalink: string;
  title: string;
}): ReactNode {
  const image = useSocialImage(permalink);
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${SOCIAL_IMAGE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SOCIAL_IMAGE_SIZE.height}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={image} />
    </Head>
  );
}
