/** Wraps the day of a post: on the post's own page, what can be done with it in Markdown stands beside it. */
import React, { type ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import OriginalInfo from '@theme-original/BlogPostItem/Header/Info';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import CopyActions from '@theme/MarkdownCopy/Actions';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo(props: Props): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  if (!isBlogPostPage) return <OriginalInfo {...props} />;
  return (
    <div className={styles.row}>
      <OriginalInfo {...props} />
      <CopyActions permalink={metadata.permalink} />
    </div>
  );
}
