import type { ThemeConfig } from '@docusaurus/preset-classic';
import { localeBase } from './locales';
import { settingsOf, type Site } from './site';
import { newestOf } from './versions';

/** The bar above the navbar. The theme has no translation file for it, so its text is chosen here. */
export function announcementBar(
  site: Pick<Site, 'env' | 'versions' | 'locales' | 'locale'>,
): NonNullable<ThemeConfig['announcementBar']> {
  const { env, versions, locale } = site;
  const { announcement } = settingsOf(site);
  // The text is HTML, which no router sees: with the hash router a path would lead out of the site
  const base = `${env.router === 'hash' ? '#' : ''}${localeBase(env, locale)}`;
  const content = announcement({
    numbers: versions.map(({ label }) => label.replace(/^v/, '')),
    guide: `${base}${newestOf(versions).upgradeGuide}`,
  });
  return { id: 'announcement-bar', content, isCloseable: false };
}
