import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import { sidebarDocs } from '../../src/lib/sidebar-docs';

/** What the picture of a page says. */
export interface Picture {
  /** Path of the page, from the root of the host. */
  permalink: string;
  title: string;
  /** Names of the part of the site and of the group that the page is in, the outer one first. */
  section: string;
  /** The version that it is about; empty for a page of none. */
  version: string;
}

/** Pages with a picture of their own in their front matter keep it. */
function hasOwn(frontMatter: { image?: string }): boolean {
  return frontMatter.image !== undefined;
}

/** The pictures of all pages of the documentation. */
export function docsPictures({ loadedVersions }: LoadedContent): Picture[] {
  return loadedVersions.flatMap(({ docs, sidebars, label }) => {
    const listed = Object.values(sidebars).flatMap((items) => sidebarDocs(items));
    const sections = new Map(listed.map(({ id, category }) => [id, category]));
    return docs
      .filter(({ frontMatter }) => !hasOwn(frontMatter))
      .map(({ id, title, permalink }) => ({
        permalink,
        title,
        section: sections.get(id) ?? '',
        version: label,
      }));
  });
}

/** The pictures of all posts. */
export function blogPictures({ blogPosts, blogTitle }: BlogContent): Picture[] {
  return blogPosts
    .filter(({ metadata }) => !hasOwn(metadata.frontMatter))
    .map(({ metadata: { title, permalink } }) => ({
      permalink,
      title,
      section: blogTitle,
      version: '',
    }));
}
