import type { Replacement } from '../replacement';
import { chunkAddresses } from './chunk-addresses';
import { compileHints } from './compile-hints';
import { docsMatching } from './docs-matching';
import { headLater } from './head-later';
import { localNames } from './local-names';
import { pageStyles } from './page-styles';
import { pathPatterns } from './path-patterns';
import { preact } from './preact';
import { prism } from './prism';
import { registry } from './registry';
import { renderToHtml } from './render-to-html';
import { routes } from './routes';
import { shallowMemo } from './shallow-memo';
import { start } from './start';
import { texts } from './texts';
import { tocLinks } from './toc-links';
import { toolStyles } from './tool-styles';
import { windowSize } from './window-size';

/** Every replacement of this site; the order does not matter. */
export const REPLACEMENTS: readonly Replacement[] = [
  chunkAddresses,
  compileHints,
  docsMatching,
  headLater,
  localNames,
  pageStyles,
  pathPatterns,
  preact,
  prism,
  registry,
  renderToHtml,
  routes,
  shallowMemo,
  start,
  texts,
  tocLinks,
  toolStyles,
  windowSize,
];
