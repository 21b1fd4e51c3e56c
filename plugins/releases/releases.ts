import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { parse } from 'parse5';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { dayReader } from './dates';
import type { Release } from './types';

/** A link in the first column of a table, to what was published. */
const PUBLISHED = /\/releases\/tag\/v(\d+\.\d+\.\d+)$/;

/** Elements that have an element's name, in the order of the page. */
function all(node: Root | Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}

/** Makes the links of a part of the page whole, and leaves out what only a page can use. */
function standalone(nodes: readonly ElementContent[], page: string): string {
  const root: Root = { type: 'root', children: structuredClone([...nodes]) };
  visit(root, 'element', (element, index, parent) => {
    const { className, href } = element.properties;
    if (String(className).includes('hash-link') && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    element.properties = typeof href === 'string' ? { href: new URL(href, page).href } : {};
    return undefined;
  });
  return toHtml(root).trim();
}

/** What follows the heading of a release, up to the next heading. */
function sectionOf(tree: Root, id: string): ElementContent[] | undefined {
  let section: ElementContent[] | undefined;
  visit(tree, 'element', (element, index, parent) => {
    if (element.properties.id !== id || !parent || index === undefined) return undefined;
    const rest = parent.children.slice(index + 1) as ElementContent[];
    const end = rest.findIndex((node) => node.type === 'element' && /^h\d$/.test(node.tagName));
    section = end < 0 ? rest : rest.slice(0, end);
    return EXIT;
  });
  return section;
}

/** The point of a list that begins with the number of a release. */
function pointOf(tree: Root, minor: string): ElementContent[] | undefined {
  const point = all(tree, 'li').find(({ children: [first] }) =>
    first?.type === 'element' && first.tagName === 'strong'
      ? /^\d+\.\d+/.exec(toString(first))?.[0] === minor
      : false,
  );
  return point?.children.slice(1);
}

/**
 * The releases of the page, newest first.
 *
 * @param html the built page
 * @param page its address
 * @param language of the page, as an `html` element names it
 * @throws Error for a page without releases, or with a day that cannot be read
 */
export function readReleases(html: string, page: string, language: string): Release[] {
  const tree = fromParse5(parse(html)) as Root;
  const dayOf = dayReader(language);
  const releases = all(tree, 'tr').flatMap((row): Release[] => {
    const [link] = all(row, 'a');
    const [, day, summary] = all(row, 'td').map(toString);
    const url = String(link?.properties.href ?? '');
    const [, version] = PUBLISHED.exec(url) ?? [];
    if (version === undefined || day === undefined || summary === undefined) return [];
    const date = dayOf(day);
    if (!date) throw new Error(`releases: ${page}: "${day}" of ${version} is no day`);
    const [major, minor] = version.split('.');
    const id = `v${major}-${minor}`;
    const section = sectionOf(tree, id);
    const told = section ?? pointOf(tree, `${major}.${minor}`);
    return [
      {
        version,
        url,
        date,
        summary: summary.trim(),
        ...(told && { html: standalone(told, page).replace(/^[:：]\s*/, '') }),
        anchor: section ? id : `ionic-${major}`,
      },
    ];
  });
  if (releases.length === 0) throw new Error(`releases: ${page} has no table of releases`);
  return releases.sort((a, b) => b.date.getTime() - a.date.getTime());
}
