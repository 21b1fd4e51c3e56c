import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { LastUpdateData } from '@docusaurus/utils';

/** What a page does not know of its site. */
export interface ArticleSite {
  /** Origin of the site. */
  url: string;
  /** Language of the site, as in the `lang` of its pages. */
  language: string;
  /** Address of the picture that stands for the page. */
  image: string;
  /** Version that the page is about, if not the newest one. */
  version?: string;
}

/** A page as https://schema.org/TechArticle, in JSON that may stand inside a `<script>`. */
export function article(
  {
    title,
    description,
    permalink,
    lastUpdatedAt,
  }: Pick<DocMetadata, 'title' | 'description' | 'permalink'> & Partial<LastUpdateData>,
  { url, language, image, version }: ArticleSite,
): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    url: url + permalink,
    headline: title,
    description,
    image,
    inLanguage: language,
    ...(version && { version }),
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
  }).replaceAll('<', String.raw`\u003c`);
}
