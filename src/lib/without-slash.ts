/** A path as paths are compared: the same page may be named with a slash at its end, and without. */
export function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
