/**
 * Whether a page may carry an ad: the landing page of a version does not, nor does a page that says
 * `ad: false` in its front matter.
 */
export function mayCarryAd(page: { slug: string; frontMatter: object }): boolean {
  return page.slug !== '/' && (page.frontMatter as { ad?: unknown }).ad !== false;
}
