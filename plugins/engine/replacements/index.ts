import type { Replacement } from '../replacement';
import { chunkAddresses } from './chunk-addresses';
import { docsMatching } from './docs-matching';
import { localNames } from './local-names';
import { preact } from './preact';
import { prism } from './prism';
import { registry } from './registry';
import { renderToHtml } from './render-to-html';
import { routeMatching } from './route-matching';
import { routes } from './routes';
import { start } from './start';
import { tocLinks } from './toc-links';
import { toolStyles } from './tool-styles';
import { windowSize } from './window-size';

/** Every replacement of this site; the order does not matter. */
export const REPLACEMENTS: readonly Replacement[] = [
  chunkAddresses,
  docsMatching,
  localNames,
  preact,
  prism,
  registry,
  renderToHtml,
  routeMatching,
  routes,
  start,
  tocLinks,
  toolStyles,
  windowSize,
];
