import { findPackage, type InstalledPackage } from './package';

/**
 * Sources by kind and folder; kept for the life of the process. They hang on the global object, because the
 * configuration loader gives every reload of the configuration module instances of its own, and a source must
 * not be parsed again for that.
 */
const KEY = Symbol.for('docs.reference.sources');
const holder = globalThis as { [KEY]?: Map<string, Promise<unknown>> };
const sources = (holder[KEY] ??= new Map());

function once<T>(kind: string, pkg: InstalledPackage, read: () => Promise<T>): Promise<T> {
  const key = `${kind}:${pkg.dir}@${pkg.version}`;
  const known = sources.get(key) as Promise<T> | undefined;
  if (known) return known;
  const reading = read();
  sources.set(key, reading);
  // A failure is not kept: the dev server asks again after the package was mended.
  reading.catch(() => sources.delete(key));
  return reading;
}

/**
 * Gives access to the sources; each is read once per process, when first asked for. What reads one is loaded
 * then too: it needs the TypeScript compiler, which is larger than the rest of the configuration.
 *
 * @param siteDir folder whose `node_modules` hold the packages
 * @returns functions that throw a FactsError where the package is absent or malformed
 */
export function createRegistry(siteDir: string) {
  const from =
    <T>(kind: string, read: (pkg: InstalledPackage) => Promise<T>) =>
    async (packageName: string): Promise<T> => {
      const pkg = findPackage(packageName, siteDir);
      return once(kind, pkg, () => read(pkg));
    };
  return {
    components: from('components', async (pkg) =>
      (await import('./components')).readComponents(pkg),
    ),
    cli: from('cli', async (pkg) => (await import('./cli')).readCli(pkg)),
    native: from('native', async (pkg) => (await import('./native')).readNative(pkg)),
  };
}

/** The sources that pages of one site can name. */
export type Registry = ReturnType<typeof createRegistry>;
