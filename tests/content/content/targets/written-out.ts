import { DEFAULT_LOCALE, LOCALES } from '../../../../config/locales';
import { decoded } from '../../../../src/lib/decoded';
import { suggestion } from '../../../../src/lib/nearest';
import { ARCHIVES } from '../../../../config/versions';
import type { Problem } from '../../../lib/page';
import type { Targets } from './targets';

/** Where the site is published: what leads there leads to a page of it, wherever it is written. */
const OWN = /https?:\/\/(?:www\.|beta\.)?ionicframework\.com\/docs(?![\w-])[^\s"'`<>()[\]{}|\\]*/g;

/** Files that the build writes beside its pages. */
const BESIDE = /\.(?:txt|xml|json)$/;

/** Route and anchor of an address of this site, in whichever language and form it is. */
function parse(address: string): { route: string; anchor: string } {
  const { pathname, hash } = new URL(address);
  const path = (decoded(pathname) ?? pathname).replace(/^\/docs\/?/, '');
  const locale = LOCALES.find(
    (name) => name !== DEFAULT_LOCALE && `${path}/`.startsWith(`${name}/`),
  );
  const route = (locale === undefined ? path : path.slice(locale.length + 1))
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/\/$/, '');
  return { route, anchor: decoded(hash.slice(1)) ?? hash };
}

async function problemOf(address: string, targets: Targets): Promise<string | undefined> {
  if (ARCHIVES.some(({ href }) => href === address)) return undefined;
  const { route, anchor } = parse(address);
  if (BESIDE.test(route) || targets.isMade(route)) return undefined;
  const [page = '', section] = (targets.redirects.get(route) ?? route).split('#');
  const file = targets.files.get(page);
  if (file === undefined) {
    return `there is no page at "/${route}"${suggestion(route, targets.files.keys())}; an old address gets a line in config/redirects.ts`;
  }
  const at = anchor || section;
  if (!at || (await targets.hasSection(file, page, at))) return undefined;
  return `${file} has no heading {#${at}}; an old anchor gets a line in config/redirects.ts`;
}

/**
 * What is wrong with the addresses of this site that a text has in full.
 *
 * @param path of the text, for the report
 */
export async function writtenOutProblems(
  path: string,
  text: string,
  targets: Targets,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { 0: match, index } of text.matchAll(OWN)) {
    const address = match.replace(/[.,;:!?*]+$/, '');
    const message = await problemOf(address, targets);
    if (message === undefined) continue;
    const before = text.slice(0, index).split('\n');
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
    problems.push({ path, line, column, message: `${address}: ${message}` });
  }
  return problems;
}
