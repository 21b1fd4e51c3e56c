import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

/** A page that has a twin. */
export interface TwinPage {
  /** Path of the page, from the root of the host. */
  permalink: string;
  title: string;
  description: string;
  /** Whether nothing leads to it but its address. */
  isUnlisted: boolean;
  /** Language of its text, which is the default one's where a translation is missing. */
  language: string;
  /** Label of its docs version; nothing for a post. */
  version?: string;
  /** Where its source can be edited. */
  edit?: string;
  /** Day of a post, as in `2024-04-17`. */
  date?: string;
}

/** A version of the docs, as far as lists of its pages need to know it. */
export type TwinVersion = Pick<LoadedVersion, 'label' | 'path' | 'isLast' | 'docs' | 'sidebars'>;

/** What is built in one language, and has twins. */
export interface TwinSite {
  versions: readonly TwinVersion[];
  docs: readonly TwinPage[];
  posts: readonly TwinPage[];
}

/** Languages of the pages, as an `html` element names them. */
export interface PageLanguages {
  current: string;
  default: string;
}

function contentOf<Content>(plugins: readonly LoadedPlugin[], name: string): Content {
  const plugin = plugins.find((candidate) => candidate.name === name);
  if (!plugin) throw new Error(`markdown: the site has no plugin ${name}`);
  return plugin.content as Content;
}

function docsOf(
  { docs, label }: LoadedVersion,
  { current, default: source }: PageLanguages,
): TwinPage[] {
  return docs
    .filter(({ draft }) => !draft)
    .map(({ permalink, title, description, unlisted, frontMatter, editUrl }) => {
      const status = (frontMatter as { translation_status?: string }).translation_status;
      return {
        permalink,
        title,
        description,
        isUnlisted: unlisted,
        language: status === 'missing' ? source : current,
        version: label,
        ...(editUrl && { edit: editUrl }),
      };
    });
}

function postsOf({ blogPosts }: BlogContent, { current }: PageLanguages): TwinPage[] {
  return blogPosts.map(
    ({ metadata: { permalink, title, description, unlisted, editUrl, date } }) => ({
      permalink,
      title,
      description,
      isUnlisted: unlisted,
      language: current,
      date: date.toISOString().slice(0, 10),
      ...(editUrl && { edit: editUrl }),
    }),
  );
}

/**
 * The pages of one language that have twins, from what Docusaurus has loaded for them.
 *
 * @throws Error when the site has no docs or no blog
 */
export function readSite(plugins: readonly LoadedPlugin[], languages: PageLanguages): TwinSite {
  const { loadedVersions } = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs');
  const blog = contentOf<BlogContent>(plugins, 'docusaurus-plugin-content-blog');
  return {
    versions: loadedVersions,
    docs: loadedVersions.flatMap((version) => docsOf(version, languages)),
    posts: postsOf(blog, languages),
  };
}
