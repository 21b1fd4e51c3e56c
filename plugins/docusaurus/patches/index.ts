import type { Patch } from '../patch';
import { docsMatching } from './docs-matching';
import { head } from './head';
import { prism } from './prism';
import { renderToHtml } from './render-to-html';
import { routeTable } from './route-table';
import { start } from './start';
import { tocLinks } from './toc-links';
import { toolStyles } from './tool-styles';

/** Every patch of this site; the order does not matter. */
export const PATCHES: readonly Patch[] = [
  docsMatching,
  head,
  prism,
  renderToHtml,
  routeTable,
  start,
  tocLinks,
  toolStyles,
];
