import type { RouteData } from './client/routes';
import type { PageModule } from './server/page-modules';

/** Attribute of the script element that holds a {@link FirstPage} as JSON; an id might be that of a heading. */
export const FIRST_PAGE = 'data-first-page';

/** What a page's HTML says about it, so that the app starts there without the table of all pages. */
export interface FirstPage {
  route: RouteData & { chunks: { content: string } };
  module: PageModule;
}
