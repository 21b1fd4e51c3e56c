import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decoded } from '../../../../src/lib/decoded';
import { placeOf, sourceTree } from '../../../../src/lib/docs-trees';
import { suggestion } from '../../../../src/lib/nearest';
import { versionOfFile } from '../../../../config/versions';
import type { Place } from '../../../lib/markdown';
import { startOf, type Page, type Problem } from '../../../lib/page';
import { elementsOf } from '../rules/elements';
import { addressesOf } from '../rules/links';
import type { Targets } from './targets';

/** An address as a page has it. */
export interface Link extends Place {
  url: string;
  /** Whether the page shows what is there, rather than leading to it. */
  isImage: boolean;
  /** Whether it is taken to the version of the page. */
  isVersioned: boolean;
}

/** Components whose addresses lead to the version that the reader is in. */
const VERSIONED = ['Card'];

/** Every address of a page that is not told by a scheme. */
export function linksOf(page: Page): Link[] {
  const versioned = new Set(
    elementsOf(page).filter(({ name }) => VERSIONED.includes(name ?? '')) as object[],
  );
  return addressesOf(page)
    .filter(({ url }) => url !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url))
    .map(({ node, url, name }) => ({
      url,
      isImage: node.type === 'image' || name === 'src',
      isVersioned: versioned.has(node),
      ...startOf(node),
    }));
}

/** What a link leads to: the file of a page, or why there is none. */
type Target = { file: string } | { problem: string } | 'made';

const BLOG = 'blog';
const TRANSLATED_BLOG = /^i18n\/[^/]+\/docusaurus-plugin-content-blog\//;

/** The source of a page that may be translated: ids are the same in both. */
function sourceOf(path: string): string {
  const place = placeOf(path);
  return place
    ? `${sourceTree(place.version)}/${place.file}`
    : path.replace(TRANSLATED_BLOG, `${BLOG}/`);
}

function fileTarget(target: string, path: string, targets: Targets): Target {
  const source = sourceOf(path);
  const version = placeOf(source)?.version;
  const tree = version === undefined ? BLOG : sourceTree(version);
  const own = source.slice(tree.length + 1);
  const file = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(own), target);
  const found = posix.join(tree, file);
  const known = [...targets.files.values()];
  if (known.includes(found)) return { file: found };
  const near = suggestion(
    file,
    known.filter((one) => one.startsWith(`${tree}/`)).map((one) => one.slice(tree.length + 1)),
  );
  return { problem: `there is no page ${found}${near}` };
}

function routeTarget(target: string, link: Link, path: string, targets: Targets): Target {
  const version = link.isVersioned ? (versionOfFile(path)?.path ?? '') : '';
  const route = `${version}${target}`.replace(/^\/|\/$/g, '');
  const file = targets.files.get(route);
  if (file !== undefined) return { file };
  if (targets.isMade(target.slice(1))) return 'made';
  const moved = targets.redirects.get(route);
  const near =
    moved === undefined ? suggestion(route, targets.files.keys()) : `; it is "/${moved}" now`;
  return { problem: `there is no page at "/${route}"${near}` };
}

function targetOf(link: Link, path: string, targets: Targets): Target {
  const [address = ''] = link.url.split('#');
  const [target = ''] = address.split('?');
  if (link.isImage) {
    if (target.startsWith('/') || existsSync(join(targets.root, posix.dirname(path), target))) {
      return targets.isMade(target.slice(1)) || !target.startsWith('/')
        ? 'made'
        : { problem: `there is no file static${target}` };
    }
    return { problem: `there is no file ${posix.join(posix.dirname(path), target)}` };
  }
  if (target === '') return { file: path };
  if (/\.mdx?$/.test(target)) return fileTarget(decoded(target) ?? target, path, targets);
  if (target.startsWith('/')) return routeTarget(target, link, path, targets);
  return { problem: 'accepts the file of a page, such as "../intro/cli.mdx", or a path from "/"' };
}

/**
 * What is wrong with the links of a page.
 *
 * @param path of the page, relative to the root
 */
export async function linkProblems(
  path: string,
  links: readonly Link[],
  targets: Targets,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const link of links) {
    const { url, line, column } = link;
    const fail = (message: string) =>
      problems.push({ path, line, column, message: `link "${url}": ${message}` });
    const target = targetOf(link, path, targets);
    if (target === 'made') continue;
    if ('problem' in target) {
      fail(target.problem);
      continue;
    }
    const [, hash = ''] = url.split('#');
    if (hash === '') continue;
    const { ids } = await targets.entriesOf(sourceOf(target.file));
    if (!ids.has(decoded(hash) ?? hash)) {
      fail(`${target.file} has no heading {#${hash}}${suggestion(hash, ids)}`);
    }
  }
  return problems;
}
