import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether routes stand behind the `#` of one file, which may lie anywhere (`DOCS_ROUTER=hash`). */
export function useIsHashRouter(): boolean {
  return useDocusaurusContext().siteConfig.future.experimental_router === 'hash';
}

/**
 * HTML whose links within the page lead to places behind the route: `#id` alone would be a route of its own.
 *
 * @param html as written at build
 * @param pathname route of the page that it stands on
 */
export function withRouteInLinks(html: string, pathname: string): string {
  return html.replaceAll(' href="#', ` href="#${encodeURI(pathname)}#`);
}
