/** A version of the documentation, as far as its addresses go. */
export interface VersionPath {
  /** Name that readers see, such as `v8`. */
  label: string;
  /** Path below the locale's base; empty for the version at the base itself. */
  path: string;
}

/** What the table is made of; all paths without slashes at either end. */
export interface RedirectOptions {
  /** Pages that have moved, below a version. */
  moved: Readonly<Record<string, string>>;
  /** Folders that have moved with all their pages, below a version. */
  folders: Readonly<Record<string, string>>;
  /** Versions, newest first. */
  versions: readonly VersionPath[];
  /** Names under which the newest version was served besides its label. */
  aliases: readonly string[];
}

/** Old address and new one, both below the locale's base. */
export type RedirectTable = ReadonlyMap<string, string>;

const join = (...parts: string[]): string => parts.filter((part) => part !== '').join('/');

/** Old pages and folders of one version. */
function movedIn(
  { path }: VersionPath,
  { moved, folders }: Pick<RedirectOptions, 'moved' | 'folders'>,
  routes: ReadonlySet<string>,
) {
  // What an older version lacks may be in the newest one
  const pages = Object.entries(moved).map(([from, to]) => {
    const own = join(path, to);
    return [join(path, from), routes.has(own) ? own : to] as const;
  });
  const inFolders = Object.entries(folders).flatMap(([from, to]) => {
    const folder = `${join(path, to)}/`;
    return [...routes]
      .filter((route) => route.startsWith(folder))
      .map((route) => [join(path, from, route.slice(folder.length)), route] as const);
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
  { versions, aliases, ...options }: RedirectOptions,
  routes: ReadonlySet<string>,
): RedirectTable {
  const moved = versions.map((version) =>
    movedIn(version, options, routes).filter(([, to]) => routes.has(to)),
  );
  const older = versions.map(({ path }) => path).filter((path) => path !== '');
  const isOlder = (path: string): boolean =>
    older.some((version) => path === version || path.startsWith(`${version}/`));
  const pages = [...routes].map((route) => [route, route] as const);
  const ofNewest = [...pages, ...(moved[0] ?? [])].filter(([from]) => !isOlder(from));
  const aliased = [...versions.slice(0, 1).map(({ label }) => label), ...aliases].flatMap((alias) =>
    ofNewest.map(([from, to]) => [join(alias, from), to] as const),
  );
  return new Map([...moved.flat(), ...aliased].filter(([from]) => !routes.has(from)));
}
