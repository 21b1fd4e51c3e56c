import type { RouteData } from './client/routes';
import type { PageModule } from './server/page-modules';

/** Id of the element that holds a {@link FirstPage} as JSON. */
export const FIRST_PAGE = 'first-page';

/** What a page's HTML says about it, so that the app starts there without the table of all pages. */
export interface FirstPage {
  route: RouteData & { chunks: { content: string } };
  module: PageModule;
}
