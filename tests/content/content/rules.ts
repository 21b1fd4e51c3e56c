import type { Page, Problem, Rule } from '../../lib/page';
import {
  codeInAttributes,
  inlineComponents,
  refusedElements,
  unknownComponents,
} from './rules/elements';
import { blockOrder, closedFences, directives, failedBlocks, fenceLanguage } from './rules/fences';
import { descriptionLength, keys } from './rules/front-matter';
import { fileName, headingIds, jsxHeadings, jsxIds, misplacedIds } from './rules/headings';
import { imageTexts, imports, schemes } from './rules/links';
import { lint } from './rules/lint';
import { literalVersions } from './rules/versions';
import { typography } from './rules/typography';

const RULES: Rule[] = [
  (page) => page.unreadable,
  fileName,
  keys,
  descriptionLength,
  headingIds,
  misplacedIds,
  jsxHeadings,
  jsxIds,
  fenceLanguage,
  closedFences,
  blockOrder,
  directives,
  failedBlocks,
  refusedElements,
  codeInAttributes,
  unknownComponents,
  inlineComponents,
  schemes,
  imageTexts,
  imports,
  lint,
  literalVersions,
  typography,
];

/** Everything that is wrong with one page on its own, from its first line to its last. */
export function checkPage(page: Page): Problem[] {
  return RULES.flatMap((rule) => rule(page))
    .map((found) => ({ path: page.path, ...found }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
