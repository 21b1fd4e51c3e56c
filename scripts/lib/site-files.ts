import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decoded } from '../../src/lib/decoded';

/** A path below the base path, decoded; nothing for what is no address of this site's. */
export function decodePath(path: string): string | undefined {
  const plain = decoded(path);
  return plain === undefined || /[\0\\]/.test(plain) ? undefined : plain;
}

/** Files and folders that begin with a dot are nobody's but their owner's; `.well-known` is the exception. */
function isHidden(segment: string): boolean {
  return segment.startsWith('.') && segment !== '.well-known';
}

function candidates(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  return [path, `${path}/index.html`, `${path}.html`];
}

/** The file's real path if it is a file, lies in the folder, and is not hidden there. */
function fileIn(root: string, path: string): string | undefined {
  try {
    const real = realpathSync(join(root, path));
    const isInside = real.startsWith(root + sep);
    const isShown = !real
      .slice(root.length + 1)
      .split(sep)
      .some(isHidden);
    return isInside && isShown && statSync(real).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the file that an address stands for: itself, the `index.html` of a folder, or a page without its
 * ending.
 *
 * @param root real path of the folder that is served
 * @param path decoded, below the base path, without a slash before it
 * @returns the file's real path; nothing when there is none, when it is hidden, or when it lies elsewhere
 */
export function findFile(root: string, path: string): string | undefined {
  const segments = path.replace(/\/$/, '').split('/');
  if (path !== '' && segments.some((segment) => segment === '' || isHidden(segment))) {
    return undefined;
  }
  for (const candidate of candidates(path)) {
    const file = fileIn(root, candidate);
    if (file) return file;
  }
  return undefined;
}
