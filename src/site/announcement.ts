import type { ThemeConfig } from '@docusaurus/preset-classic';
import { DEFAULT_LOCALE, type Locale } from './locales';

const CONTENT: Record<Locale, (base: string) => string> = {
  en: (base) =>
    `Documentation of Ionic 8 and 7. Coming from 7? <a href="${base}updating/8-0">Follow the upgrade guide</a>.`,
  ja: (base) =>
    `Ionic 8と7のドキュメント。7からの移行は<a href="${base}updating/8-0">アップグレードガイド</a>へ。`,
};

/**
 * The bar above the navbar. The theme has no translation file for it, so its text is chosen here.
 *
 * @param locale locale being built; an unknown one gets the default locale's text
 * @param baseUrl path of that locale's site, with slashes at both ends
 */
export function announcementBar(
  locale: string | undefined,
  baseUrl: string,
): NonNullable<ThemeConfig['announcementBar']> {
  const known = locale !== undefined && locale in CONTENT ? (locale as Locale) : DEFAULT_LOCALE;
  const base = known === DEFAULT_LOCALE ? baseUrl : `${baseUrl}${known}/`;
  return {
    id: 'announcement-bar',
    content: CONTENT[known](base),
    isCloseable: false,
  };
}
