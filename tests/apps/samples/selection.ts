/**
 * Whether a page or a demo is among those that were named: itself, or a folder above it.
 *
 * @param path relative to the root of the project, with slashes
 * @param named files and folders, relative too; none means all
 */
export function isNamed(path: string, named: readonly string[]): boolean {
  return (
    named.length === 0 || named.some((name) => `${path}/`.startsWith(`${name.replace(/\/$/, '')}/`))
  );
}

/**
 * Makes sure that each name stands for something, so that a slip does not check nothing and pass.
 *
 * @param paths everything that could be named
 * @throws Error that names the first that stands for nothing
 */
export function expectNamed(paths: readonly string[], named: readonly string[]): void {
  const wrong = named.find((name) => !paths.some((path) => isNamed(path, [name])));
  if (wrong === undefined) return;
  throw new Error(
    `"${wrong}": no page and no demo; accepts files and folders such as docs/api/button.mdx, versioned_docs/version-v7/theming or src/demos/button`,
  );
}
