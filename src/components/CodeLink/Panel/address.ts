/** A place in code: the block, and lines of it, counted from 1. */
export interface CodePlace {
  /** Id of the block or the demo. */
  id: string;
  /** Name of a file of the demo; without it, the one that is shown first. */
  file?: string;
  lines?: readonly [from: number, to: number];
}

/** Between the id and the lines, such as `:L3-L7`, may stand a file, such as `:router.ts`; neither has a colon. */
const HASH = /^#((?:code|demo)-[^:]*)(?::([^:]+\.\w+))?(?::L(\d+)(?:-L?(\d+))?)?$/;

/**
 * The place that a hash names.
 *
 * @param hash as in `location.hash`
 * @returns nothing where it names none
 */
export function placeOf(hash: string): CodePlace | undefined {
  const [, id, file, from, to = from] = HASH.exec(decodeURIComponent(hash)) ?? [];
  if (id === undefined) return undefined;
  const place = { id, ...(file !== undefined && { file }) };
  if (from === undefined || to === undefined) return place;
  const ends = [Number(from), Number(to)].sort((a, b) => a - b);
  return { ...place, lines: ends as [number, number] };
}

/** The hash that names a place: the reverse of {@link placeOf}. */
export function hashOf({ id, file, lines: [from, to] = [0, 0] }: CodePlace): string {
  const block = file === undefined ? `#${id}` : `#${id}:${file}`;
  if (from === 0) return block;
  return from === to ? `${block}:L${from}` : `${block}:L${from}-L${to}`;
}

/**
 * The id of a block of code.
 *
 * @param title of the block, as a rule the name of a file
 * @param index how many blocks of the page before it have the same title
 */
export function blockId(title: string, index: number): string {
  const name = title.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `code-${name.replace(/^-|-$/g, '')}${index > 0 ? `-${index + 1}` : ''}`;
}

/**
 * The page's address with a place in it, as it can be sent to others.
 *
 * @param here address that is open; with the hash router its route stands behind the first `#`
 * @param choices values of the groups of tabs that the code is in
 */
export function linkTo(
  place: CodePlace,
  choices: ReadonlyMap<string, string>,
  here: string = location.href,
): string {
  const url = new URL(here);
  const route = url.hash.startsWith('#/') ? (/^[^#?]*/.exec(url.hash.slice(1))?.[0] ?? '') : '';
  const query = new URLSearchParams(route ? '' : url.search);
  for (const [group, value] of choices) query.set(group, value);
  const search = String(query) && `?${query}`;
  url.hash = '';
  url.search = route ? '' : search;
  const end = encodeURI(hashOf(place));
  return route ? `${url.href}#${route}${search}${end}` : `${url.href}${end}`;
}
