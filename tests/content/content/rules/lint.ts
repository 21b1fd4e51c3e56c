import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Rule } from '../../../lib/page';

const linter = unified()
  .use(headingIncrement)
  .use(noDuplicateDefinitions)
  .use(noEmptyUrl)
  .use(noReferenceLikeUrl)
  .use(noUndefinedReferences)
  .use(noUnusedDefinitions)
  .freeze();

/** What each rule finds, in words of this check; the values are those in backticks in its own message. */
const MESSAGES: Record<string, (first: string, second: string) => string> = {
  'heading-increment': (got, accepted) =>
    `heading of level ${got} skips a level; accepts level ${accepted}`,
  'no-duplicate-definitions': (name) => `"[${name}]:" is defined twice`,
  'no-empty-url': () => 'link or image without an address',
  'no-reference-like-url': () => 'address is the name of a definition; write "[text][name]"',
  'no-undefined-references': (name) =>
    `"[${name}]" is a link to nothing; add "[${name}]: <address>", or write "\\[" for a bracket`,
  'no-unused-definitions': (name) => `nothing uses the definition "[${name}]:"`,
};

/** The rules of remark-lint, on the tree that is there already. */
export const lint: Rule = ({ path, tree, lines }) => {
  const file = new VFile({ path, value: lines.join('\n') });
  linter.runSync(tree, file);
  return file.messages.map(({ line = 1, column = 1, reason, ruleId = '' }) => {
    const [first = '', second = ''] = [...reason.matchAll(/`([^`]*)`/g)].map(([, value]) => value);
    return { line, column, message: MESSAGES[ruleId]?.(first, second) ?? reason };
  });
};
