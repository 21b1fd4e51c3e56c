import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { isElement } from 'hast-util-is-element';
import { parseFragment } from 'parse5';
import { find, hasClass } from './elements';

/**
 * Colors of code are half of a page's elements, and say nothing. They go before the page is parsed: that takes
 * most of the time of a conversion.
 */
function withoutColors(html: string): string {
  return html.replace(/<pre\b[^]*?<\/pre>/g, (block) => block.replace(/<\/?span\b[^>]*>/g, ''));
}

/**
 * The part of a built page that holds its article; most of a page is navigation. The tags that it looks for by
 * their text can stand nowhere else, because text escapes its brackets.
 */
function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article', html.indexOf('<body'));
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? undefined : withoutColors(html.slice(start, end));
}

/** Classes of links that lead to what stands on the same page, or is told elsewhere too. */
const WAYS = ['hash-link', 'ref-jumps', 'under-title'];

/** Whether a node says nothing in any text: React's comments between texts, and what only a browser uses. */
function isSilent(node: ElementContent): boolean {
  if (!isElement(node)) return node.type === 'comment';
  return node.tagName === 'button' || hasClass(node, ...WAYS);
}

/** Takes out what is silent: each node that is left is copied and looked at several times. */
function prune(parent: Element): void {
  parent.children = parent.children.filter((node) => !isSilent(node));
  for (const node of parent.children) {
    if (isElement(node)) prune(node);
    // Types break after the sign between their parts
    else if (node.type === 'text') node.value = node.value.replaceAll('\u00A0| ', ' | ');
  }
}

/**
 * What somebody wrote, in a built page; around it stand breadcrumbs, authors and tags.
 *
 * @param html the page as it is served
 * @returns nothing for a page without a text of its own
 */
export function readContent(html: string): Root | undefined {
  const article = articleOf(html);
  if (article === undefined) return undefined;
  const tree = fromParse5(parseFragment(article)) as Root;
  const content = find(tree, (element) => hasClass(element, 'markdown'));
  if (!content) return undefined;
  prune(content);
  return { type: 'root', children: content.children };
}
