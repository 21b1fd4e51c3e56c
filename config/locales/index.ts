import type { I18nConfig } from '@docusaurus/types';
import type { SiteEnv } from '../env';
import en from './en';
import ja from './ja';
import type { Locales } from './types';

export type { Locales, LocaleSettings } from './types';

/**
 * Every locale of the site, the default one first. A locale is declared by a module beside this one and a
 * line here; what else names one is in `docs-internal/versions-and-locales.md`.
 */
export const LOCALE_SETTINGS = { en, ja } as const satisfies Locales;

export type Locale = keyof typeof LOCALE_SETTINGS;
export const LOCALES = Object.keys(LOCALE_SETTINGS) as readonly Locale[];
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/**
 * The locale being built, as Docusaurus names it in `DOCUSAURUS_CURRENT_LOCALE`.
 *
 * `docusaurus start` without `--locale` sets the variable to the text `undefined`, and configuration that
 * is loaded outside Docusaurus does not set it at all: both mean the default locale. Any other name that
 * is not declared is an error: Docusaurus would build it in the place of the default one, after it has
 * emptied that.
 *
 * @param names the site's locales
 * @param env variables of the process
 * @throws Error with one line that names the locale and what is accepted
 */
export function currentLocale<Name extends string = Locale>(
  names: readonly Name[] = LOCALES as readonly string[] as readonly Name[],
  env: NodeJS.ProcessEnv = process.env,
): Name {
  const name = env.DOCUSAURUS_CURRENT_LOCALE;
  const wanted = name === undefined || name === 'undefined' ? DEFAULT_LOCALE : name;
  const found = names.find((locale) => locale === wanted);
  if (found === undefined) {
    throw new Error(`--locale: got ${JSON.stringify(wanted)}, accepts ${names.join(', ')}`);
  }
  return found;
}

/** What a locale adds to the path of the site, and to its folder: nothing, or its name and a slash. */
export function localePath(locale: string): string {
  return locale === DEFAULT_LOCALE ? '' : `${locale}/`;
}

/**
 * Path of a locale's site, with slashes at both ends.
 *
 * With the hash router every locale is a file of its own in a folder of its own, which may lie anywhere:
 * its routes begin behind the `#`, so they have no base path.
 */
export function localeBase(
  { baseUrl, router }: Pick<SiteEnv, 'baseUrl' | 'router'>,
  locale: string,
): string {
  return router === 'hash' ? '/' : `${baseUrl}${localePath(locale)}`;
}

/**
 * The locales as Docusaurus wants them.
 *
 * Every locale has its `baseUrl`, because each is built by a process of its own, and a lone `--locale`
 * would otherwise leave out the prefix and build in the place of the default one.
 */
export function i18nConfig(
  env: Pick<SiteEnv, 'baseUrl' | 'router'>,
  locales: Locales = LOCALE_SETTINGS,
): I18nConfig {
  return {
    defaultLocale: DEFAULT_LOCALE,
    // One at least: the table has the default locale
    locales: Object.keys(locales) as [string, ...string[]],
    path: 'i18n',
    localeConfigs: Object.fromEntries(
      Object.entries(locales).map(([name, { config }]) => [
        name,
        { ...config, baseUrl: localeBase(env, name) },
      ]),
    ),
  };
}
