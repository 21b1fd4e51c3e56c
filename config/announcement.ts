import type { ThemeConfig } from '@docusaurus/preset-classic';
import { localeBase } from './locales';
import { settingsOf, type Site } from './site';
import { newestOf } from './versions';

type Facts = Pick<Site, 'env' | 'versions' | 'locales' | 'locale'>;

function text(site: Facts): string {
  const { env, versions, locale } = site;
  const { announcement } = settingsOf(site);
  // The text is HTML, which no router sees: with the hash router a path would lead out of the site
  const base = `${env.router === 'hash' ? '#' : ''}${localeBase(env, locale)}`;
  return announcement({
    numbers: versions.map(({ label }) => label.replace(/^v/, '')),
    guide: `${base}${newestOf(versions).upgradeGuide}`,
  });
}

/** The bar above the navbar. The theme has no translation file for it, so its text is chosen here. */
export function announcementBar(site: Facts): NonNullable<ThemeConfig['announcementBar']> {
  return { id: 'announcement-bar', content: text(site), isCloseable: false };
}
