import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

/** A page that has a Markdown copy. */
export interface CopiedPage {
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
export type CopiedVersion = Pick<LoadedVersion, 'label' | 'path' | 'isLast' | 'docs' | 'sidebars'>;

/** What is built in one language, and has copies. */
export interface CopiedSite {
  versions: readonly CopiedVersion[];
  docs: readonly CopiedPage[];
  posts: readonly CopiedPage[];
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
): CopiedPage[] {
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

function postsOf({ blogPosts }: BlogContent, { current }: PageLanguages): CopiedPage[] {
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
 * The pages of one language that have copies, from what Docusaurus has loaded for them.
 *
 * @throws Error when the site has no docs or no blog
 */
export function readSite(plugins: readonly LoadedPlugin[], languages: PageLanguages): CopiedSite {
  const { loadedVersions } = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs');
  const blog = contentOf<BlogContent>(plugins, 'docusaurus-plugin-content-blog');
  return {
    versions: loadedVersions,
    docs: loadedVersions.flatMap((version) => docsOf(version, languages)),
    posts: postsOf(blog, languages),
  };
}
