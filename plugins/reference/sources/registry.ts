import type { CliSource, ComponentSource, NativeSource } from '../types';
import { readCli } from './cli';
import { readComponents } from './components';
import { readNative } from './native';
import { findPackage, type InstalledPackage } from './package';

/** Sources by kind and folder; kept for the life of the process. */
type Store = Map<string, Promise<unknown>>;

/**
 * The store hangs on the global object, because the configuration loader gives every reload of the
 * configuration module instances of its own, and a source must not be parsed again for that. Each
 * worker thread has a store of its own; nothing is shared between threads or written to disk.
 */
const KEY = Symbol.for('docs.reference.sources');

function store(): Store {
  const holder = globalThis as { [KEY]?: Store };
  holder[KEY] ??= new Map();
  return holder[KEY];
}

function once<T>(kind: string, pkg: InstalledPackage, read: () => Promise<T>): Promise<T> {
  const key = `${kind}:${pkg.dir}@${pkg.version}`;
  const known = store().get(key) as Promise<T> | undefined;
  if (known) return known;
  const reading = read();
  store().set(key, reading);
  // A failure is not kept: the dev server asks again after the package was mended.
  reading.catch(() => store().delete(key));
  return reading;
}

/** The sources that pages of one site can name. */
export interface Registry {
  /** @throws FactsError where the package is absent or malformed */
  components(packageName: string): Promise<ComponentSource>;
  /** @throws FactsError where the package is absent or malformed */
  cli(packageName: string): Promise<CliSource>;
  /** @throws FactsError where the package is absent or malformed */
  native(packageName: string): Promise<NativeSource>;
}

/**
 * Gives access to the sources; each is read and validated once per process, when first asked for.
 *
 * @param siteDir folder whose `node_modules` hold the packages
 */
export function createRegistry(siteDir: string): Registry {
  const from =
    <T>(kind: string, read: (pkg: InstalledPackage) => Promise<T>) =>
    async (packageName: string): Promise<T> => {
      const pkg = findPackage(packageName, siteDir);
      return once(kind, pkg, () => read(pkg));
    };
  return {
    components: from('components', readComponents),
    cli: from('cli', readCli),
    native: from('native', readNative),
  };
}
