/** Wraps a post, whole or in a list: it is taken over in a task of its own. */
import OriginalBlogPostItem from '@theme-original/BlogPostItem';
import { later } from '@site/plugins/engine/client/Later';

export default later(OriginalBlogPostItem);
