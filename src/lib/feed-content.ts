import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { SKIP, visit } from 'unist-util-visit';

/** What a page has for its own place alone: links to headings, and drawings that say nothing. */
const OF_THE_PAGE = ['hash-link', 'page-picture'];

/**
 * The text of a post as a feed has it. Colors come from the style sheet of the site, which readers of feeds do not
 * have: what a drawing says in words takes its place.
 *
 * @param html of the post, as in its page
 */
export function feedContent(html: string): string {
  const root = fromParse5(parseFragment(html)) as Root;
  visit(root, 'element', ({ tagName, properties }, index, parent) => {
    if (String(properties.style).includes('var(')) delete properties.style;
    if (index === undefined || !parent) return undefined;
    const { className, ariaLabel } = properties;
    const classes = Array.isArray(className) ? className.map(String) : [];
    if (classes.some((name) => OF_THE_PAGE.includes(name))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (tagName !== 'svg') return undefined;
    const words = typeof ariaLabel === 'string' ? ariaLabel : '';
    parent.children[index] = {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value: words }],
    };
    return SKIP;
  });
  return toHtml(root);
}
