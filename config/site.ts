import type { SiteEnv } from './env';
import type { Locales, LocaleSettings } from './locales';
import type { DocsVersion } from './versions';

/** What the configuration of a site is made from. */
export interface Site {
  /** Absolute path of its root folder. */
  siteDir: string;
  /** File with the sidebars of its newest version, relative to the root; `./sidebars.ts` by default. */
  sidebarPath?: string;
  /** Validated settings from outside. */
  env: SiteEnv;
  /** Its versions, newest first. */
  versions: readonly DocsVersion[];
  /** Its locales, the default one first. */
  locales: Locales;
  /** The locale being built. */
  locale: string;
}

/**
 * The settings of the locale being built.
 *
 * @throws Error where it is not among the site's locales
 */
export function settingsOf({ locales, locale }: Pick<Site, 'locales' | 'locale'>): LocaleSettings {
  const settings = locales[locale];
  if (settings) return settings;
  throw new Error(`locale "${locale}": not declared, accepts ${Object.keys(locales).join(', ')}`);
}
