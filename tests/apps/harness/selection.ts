/**
 * Whether something is among what the command line names: itself, or a folder above it.
 *
 * @param path with slashes, as a page or a demo has it
 * @param named none means all
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
 * @param accepts what names look like
 * @throws Error that names the first that stands for nothing
 */
export function expectNamed(
  paths: readonly string[],
  named: readonly string[],
  accepts: string,
): void {
  const wrong = named.find((name) => !paths.some((path) => isNamed(path, [name])));
  if (wrong !== undefined) throw new Error(`"${wrong}": stands for nothing; accepts ${accepts}`);
}

/**
 * Makes sure that an option has values that there are.
 *
 * @throws Error that names the first that there is not
 */
export function expectKnown(
  option: string,
  got: readonly string[] = [],
  known: readonly string[],
): void {
  const wrong = got.find((value) => !known.includes(value));
  if (wrong !== undefined) {
    throw new Error(`--${option}: got "${wrong}", accepts ${known.join(', ')}`);
  }
}
