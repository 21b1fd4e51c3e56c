import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersions } from '../../../src/remark/package-versions';
import { LINKS } from '../../../src/lib/links';
import { DEFAULT_LOCALE, LOCALES } from '../../../config/locales';
import { translationTrees } from '../../../config/translation';
import { ARCHIVES, VERSIONS, versionOfFile } from '../../../config/versions';
import { readPage, startOf } from '../../lib/page';
import { listPages } from '../../../src/lib/list-pages';

/** Addresses outside the site, each with the places that name it, as `file:line`. */
export type Links = Map<string, string[]>;

/** Hosts that stand for a reader's own machine or for any host at all. */
const NO_HOSTS = /^(?:localhost|127\.|10\.|192\.168\.|\[?::1|(?:[\w-]+\.)*example(?:\.\w+)?$)/;
const VARIABLE = /\{ionicVersion(?:\.(\w+))?\}/g;
/** Attributes of components that hold an address. */
const ATTRIBUTES = ['href', 'to', 'src'];

/** An address that can be asked for, without its fragment; nothing for any other text. */
export function outsideAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || NO_HOSTS.test(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}

function addressesOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    return [node.url];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    ATTRIBUTES.includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

/** All files with pages, relative to the root, with their locales. */
function pageFiles(root: string): [path: string, locale: string][] {
  const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) =>
    [
      ...translationTrees(locale).map((tree) => tree.translated),
      `i18n/${locale}/docusaurus-plugin-content-blog`,
    ].map((folder) => [folder, locale] as const),
  );
  const sources = [...translationTrees(DEFAULT_LOCALE).map(({ source }) => source), 'blog'];
  const folders = [...sources.map((folder) => [folder, DEFAULT_LOCALE] as const), ...translated];
  return folders.flatMap(([folder, locale]) =>
    listPages(join(root, folder)).map((file): [string, string] => [`${folder}/${file}`, locale]),
  );
}

/**
 * Every address outside the site that a page, a menu or the footer leads to.
 *
 * @param root folder of the site
 * @param installed what stands for versions in addresses, by the label of a docs version
 */
export function collectLinks(
  root: string,
  installed: Record<string, string> = installedVersions(root, VERSIONS),
): Links {
  const links: Links = new Map();
  const add = (text: string, place: string): void => {
    const address = outsideAddress(text);
    if (address === undefined) return;
    const places = links.get(address) ?? [];
    if (!places.includes(place)) links.set(address, [...places, place]);
  };
  for (const [path, locale] of pageFiles(root)) {
    const { nodes } = readPage(path, locale, readFileSync(join(root, path), 'utf8'));
    const own = versionOfFile(path)?.label ?? '';
    for (const node of Object.values(nodes).flat() as Nodes[]) {
      for (const text of addressesOf(node)) {
        const filled = text.replace(VARIABLE, (_, label: string = own) => installed[label] ?? '');
        add(filled, `${path}:${startOf(node).line}`);
      }
    }
  }
  for (const address of Object.values(LINKS)) add(address, 'src/lib/links.ts');
  for (const { href } of ARCHIVES) add(href, 'config/versions.ts');
  return links;
}
