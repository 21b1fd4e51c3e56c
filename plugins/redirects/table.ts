import type { MovedSections } from './anchor';

/** What the table is made of; all paths without slashes at either end. */
export interface RedirectOptions {
  /**
   * Gives the pages that have moved, below a version, and where they lead, with a hash if that is a section. A
   * function, because Docusaurus writes options into every reader's script, and leaves functions out.
   */
  moved: () => Readonly<Record<string, string>>;
  /** Gives the sections that have another anchor now. */
  sections: () => MovedSections;
  /** Folders that have moved with all their pages, below a version. */
  folders: Readonly<Record<string, string>>;
  /** Paths of the versions, newest first; empty for the one at the locale's base itself. */
  versions: readonly string[];
  /** Folders that the newest version was served under before it stood where it stands. */
  aliases: readonly string[];
}

/** Old address and new one, both below the locale's base. */
export type RedirectTable = ReadonlyMap<string, string>;

const join = (...parts: string[]): string => parts.filter((part) => part !== '').join('/');

/** The page of an address that may have a hash. */
export const pageOf = (address: string): string => address.replace(/#.*/, '');

/** Old pages and folders of one version. */
function movedIn(
  version: string,
  { moved, folders }: Pick<RedirectOptions, 'moved' | 'folders'>,
  routes: ReadonlySet<string>,
) {
  // What an older version lacks may be in the newest one
  const pages = Object.entries(moved()).map(([from, to]) => {
    const own = join(version, to);
    return [join(version, from), routes.has(pageOf(own)) ? own : to] as const;
  });
  const inFolders = Object.entries(folders).flatMap(([from, to]) => {
    const folder = `${join(version, to)}/`;
    return [...routes]
      .filter((route) => route.startsWith(folder))
      .map((route) => [join(version, from, route.slice(folder.length)), route] as const);
  });
  return [...inFolders, ...pages];
}

/**
 * All redirects of a locale's site. Each leads to a page, of the same version where that has it, and none stands
 * where a page is.
 *
 * @param routes paths of its pages, below its base
 */
export function redirectTable(
  { versions, aliases, ...options }: Omit<RedirectOptions, 'sections'>,
  routes: ReadonlySet<string>,
): RedirectTable {
  const moved = versions.map((version) =>
    movedIn(version, options, routes).filter(([, to]) => routes.has(pageOf(to))),
  );
  const older = versions.filter((version) => version !== '');
  const isOlder = (path: string): boolean =>
    older.some((version) => path === version || path.startsWith(`${version}/`));
  const pages = [...routes].map((route) => [route, route] as const);
  const ofNewest = [...pages, ...(moved[0] ?? [])].filter(([from]) => !isOlder(from));
  const aliased = aliases.flatMap((alias) =>
    ofNewest.map(([from, to]) => [join(alias, from), to] as const),
  );
  return new Map([...moved.flat(), ...aliased].filter(([from]) => !routes.has(from)));
}
