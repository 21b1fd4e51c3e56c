import type { I18n } from '@docusaurus/types';

/**
 * The language of a locale as `lang` attributes name it, such as `en` or `ja-JP`.
 *
 * @param i18n of the plugin's or the site's context
 * @param locale the one that is built, where none is named
 */
export function languageTag(
  { currentLocale, localeConfigs }: Pick<I18n, 'currentLocale' | 'localeConfigs'>,
  locale = currentLocale,
): string {
  return localeConfigs[locale]?.htmlLang ?? locale;
}
