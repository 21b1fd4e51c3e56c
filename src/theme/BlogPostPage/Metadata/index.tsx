/**
 * Wraps the metadata of a post: adds the picture that the build draws for it, where it names none of its own, and
 * the address of the post in Markdown.
 */
import React, { type ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import OriginalMetadata from '@theme-original/BlogPostPage/Metadata';
import Alternate from '@theme/MarkdownCopy/Alternate';
import SocialImage from '@theme/SocialImage';
import { useIsHashRouter } from '@site/src/lib/hash-router';

export default function BlogPostPageMetadata(): ReactNode {
  const { assets, frontMatter, metadata } = useBlogPost();
  const isHashRouter = useIsHashRouter();
  return (
    <>
      <OriginalMetadata />
      {!isHashRouter && !(assets.image ?? frontMatter.image) && <SocialImage {...metadata} />}
      {!isHashRouter && <Alternate permalink={metadata.permalink} />}
    </>
  );
}
