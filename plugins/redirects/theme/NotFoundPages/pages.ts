import { distance } from 'fastest-levenshtein';

/** A version of the docs as its plugin lists it, with the paths of its pages. */
export interface ListedVersion {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  docs: readonly { id: string; path: string; unlisted?: boolean }[];
}

const MOST_NEAR = 3;

/** A path as addresses of pages are written: in small letters, without the ending of a file or a slash. */
function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|md)$/, '')
    .replace(/\/+$/, '');
}

/** An older version that is kept elsewhere, as the menu of versions has it. */
export interface Archive {
  label: string;
  href: string;
}

/** What of a path stands below a version; nothing for a path that is not below it. */
function below(version: ListedVersion, path: string): string | undefined {
  const root = plain(version.path);
  return path.startsWith(`${root}/`) ? path.slice(root.length) : undefined;
}

/** The version that an unknown address belongs to: the one with the longest path of its own. */
function versionOf(
  pathname: string,
  versions: readonly ListedVersion[],
): ListedVersion | undefined {
  return versions
    .filter((version) => below(version, `${plain(pathname)}/`) !== undefined)
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The same page in the versions that have it, newest first. */
export function pagesElsewhere(
  pathname: string,
  versions: readonly ListedVersion[],
): { label: string; path: string }[] {
  const version = versionOf(pathname, versions);
  const rest = version && below(version, plain(pathname));
  if (rest === undefined) return [];
  return versions.flatMap((other) => {
    const wanted = `${plain(other.path)}${rest}`;
    const found =
      other === version ? undefined : other.docs.find(({ path }) => plain(path) === wanted);
    return found ? [{ label: other.label, path: found.path }] : [];
  });
}

/** The archive that an unknown address belongs to, as `/v6/api/modal` below the base path does. */
export function archiveOf(
  pathname: string,
  baseUrl: string,
  archives: readonly Archive[],
): Archive | undefined {
  return archives.find(({ label }) => `${plain(pathname)}/`.startsWith(`${baseUrl}${label}/`));
}

/** How a page is called: a component by its element, others by their address. */
function nameOf(address: string): string {
  return address.replace(/^api\//, 'ion-');
}

const lastOf = (path: string): string => plain(path).split('/').at(-1) ?? '';

/**
 * Pages of the address' version whose addresses are nearly the same: in another folder, or with a third of the
 * letters of its last part changed at most. The nearest one comes first.
 */
export function nearPages(
  pathname: string,
  versions: readonly ListedVersion[],
): { name: string; path: string }[] {
  const version = versionOf(pathname, versions);
  const wanted = lastOf(pathname);
  if (!version || wanted === '') return [];
  const most = Math.floor(wanted.length / 3);
  return version.docs
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ path }) => ({
      path,
      name: below(version, plain(path)) ?? '/',
      letters: distance(lastOf(path), wanted),
      all: distance(plain(path), plain(pathname)),
    }))
    .filter(({ letters, name }) => letters <= most && name !== '/')
    .sort((a, b) => a.letters - b.letters || a.all - b.all)
    .slice(0, MOST_NEAR)
    .map(({ name, path }) => ({ name: nameOf(name.slice(1)), path }));
}
