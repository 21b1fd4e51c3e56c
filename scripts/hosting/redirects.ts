import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectTarget } from '../../plugins/redirects/page';
import { redirectsOptions } from '../../config/redirects';
import { VERSIONS } from '../../config/versions';
import { localePaths } from './site';

/** Paths that have moved for good, from the root of the host. */
export interface HostRedirects {
  /** Old and new address of each page that has moved. */
  pages: readonly [from: string, to: string][];
  /** Folders, with a slash at the end, whose pages all stand in another one; they count after the pages. */
  folders: readonly [from: string, to: string][];
}

/**
 * What a host can answer itself, with status 301, of the redirects that the build wrote as pages. A host without
 * rules serves the pages.
 *
 * @param dir folder with the built site
 * @param baseUrl path that it is served under
 */
export function hostRedirects(dir: string, baseUrl: string): HostRedirects {
  const { moved, versions, aliases } = redirectsOptions(VERSIONS);
  const old = versions.flatMap((version) =>
    Object.keys(moved()).map((from) => [version, from].filter(Boolean).join('/')),
  );
  const builtTarget = (address: string): string | undefined => {
    const file = join(dir, address.slice(baseUrl.length), 'index.html');
    return existsSync(file) ? redirectTarget(readFileSync(file, 'utf8')) : undefined;
  };
  return {
    pages: localePaths(baseUrl).flatMap((root) =>
      old.flatMap((path): [string, string][] => {
        const to = builtTarget(`${root}${path}`);
        return to === undefined ? [] : [[`${root}${path}`, to]];
      }),
    ),
    folders: localePaths(baseUrl).flatMap((root) =>
      aliases
        .filter((name) => existsSync(join(dir, root.slice(baseUrl.length), name, 'index.html')))
        .map((name): [string, string] => [`${root}${name}/`, root]),
    ),
  };
}
