import { componentPackages, type DocsVersion } from './versions';

/** File with the licenses of the packages that readers get, in each locale's site. */
export const LICENSES_FILE = 'third-party-licenses.txt';

/** Options of the plugin that writes it. Live demos get Ionic and its icons as they are in the packages. */
export function licensesOptions(versions: readonly DocsVersion[]): {
  file: string;
  copied: string[];
  own: string[];
} {
  return {
    file: LICENSES_FILE,
    copied: [...Object.values(componentPackages(versions)), 'ionicons'],
    own: ['src/css/gabarito'],
  };
}
