import type { I18nConfig } from '@docusaurus/types';

export const DEFAULT_LOCALE = 'en';
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The locales with every field the site relies on.
 *
 * `baseUrl` is declared for Japanese because each locale is built by a process of its own, and a
 * lone `--locale ja` would otherwise leave out the `/ja/` prefix.
 *
 * @param baseUrl path of the default locale, with slashes at both ends
 */
export function i18nConfig(baseUrl: string): I18nConfig {
  return {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
    path: 'i18n',
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
        baseUrl,
      },
      ja: {
        label: '日本語',
        direction: 'ltr',
        htmlLang: 'ja',
        calendar: 'gregory',
        path: 'ja',
        baseUrl: `${baseUrl}ja/`,
      },
    },
  };
}
