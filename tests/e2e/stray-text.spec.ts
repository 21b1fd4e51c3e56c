/** Texts that nobody wrote, or that nobody translated, in the files of all pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run';
import { DEFAULT_LOCALE, LOCALE_SETTINGS, LOCALES } from '../../config/locales';
import { VERSIONS } from '../../config/versions';
import { BUILD, builtRoutes } from './support/routes';
import { englishAround, strayTexts } from './support/stray-text';
import { eachLocale, expect, test, type Site } from './support/test';

/** A page of each kind: what stands around pages of one kind is the same. */
const KINDS = [/^$/, /^intro\/cli$/, /^api\/modal$/, /^v7\/api\/modal$/, /^blog$/, /^search$/];

function pageFile(site: Site, route: string): string {
  return readFileSync(join(BUILD, site.path(route).slice(site.root.length), 'index.html'), 'utf8');
}

/** Texts of the theme's translation files that are as in English, and names of languages and versions. */
function meantToBeEnglish(locale: string): Set<string> {
  const folder = join(ROOT, 'i18n', locale, 'docusaurus-theme-classic');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const texts = files.flatMap((file) =>
    Object.values(JSON.parse(file) as Record<string, { message: string }>),
  );
  return new Set([
    ...texts.map(({ message }) => message),
    ...LOCALES.map((name) => LOCALE_SETTINGS[name]?.config.label ?? ''),
    ...VERSIONS.map(({ label }) => label),
  ]);
}

eachLocale((locale) => {
  test('No page has a text that nobody wrote', ({ site }) => {
    const found = builtRoutes(site).flatMap((route) =>
      strayTexts(pageFile(site, route)).map((text) => `${site.path(route)}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  if (locale === DEFAULT_LOCALE) return;
  test('What stands around pages is in their language', ({ site }) => {
    const meant = meantToBeEnglish(locale);
    const routes = builtRoutes(site);
    const found = KINDS.flatMap((kind) => {
      const route = routes.find((name) => kind.test(name.replace(/\/$/, '')));
      if (route === undefined) throw new Error(`no route matches ${kind}`);
      return englishAround(pageFile(site, route), meant);
    });
    expect([...new Set(found)]).toEqual([]);
  });
});
