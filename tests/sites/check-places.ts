/**
 * Builds a small site for each place that a site may be served from: the root of a host, a path of several
 * parts, and, with the hash router, any folder of any static server. Then it visits all of them in a browser.
 * The site is made of `tests/fixtures/small-site` and of this repository's configuration, plugins and theme.
 *
 *   tsx tests/sites/check-places.ts
 */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../config/locales';
import { readEnv } from '../../config/env';
import { PLACES, PLACES_FOLDER } from './small-site/places';
import { buildSite } from '../../scripts/lib/build-site';
import { ROOT, runMain } from '../../scripts/lib/run';
import { layOut, start, write } from '../lib/small-site';

const SITE = join(ROOT, PLACES_FOLDER, 'site');

/** Texts of the interface and of what pages are made of, which the small site has from this one. */
const TEXTS = ['code.json', 'demos.json', 'docusaurus-theme-classic', 'reference'];

/** The language that pages are written in has only few. */
function addTexts(locale: string): void {
  for (const name of TEXTS) {
    const path = join('i18n', locale, name);
    if (!existsSync(join(ROOT, path))) continue;
    cpSync(join(ROOT, path), join(SITE, path), { recursive: true });
  }
}

runMain(async () => {
  rmSync(join(ROOT, PLACES_FOLDER), { recursive: true, force: true });
  layOut(SITE);
  write(SITE, 'places');
  LOCALES.forEach(addTexts);
  const builds = new Map(PLACES.map((place) => [place.build, place]));
  for (const [build, { variables }] of builds) {
    const options = { siteDir: SITE, outDir: join(ROOT, PLACES_FOLDER, build), variables };
    await buildSite(readEnv(variables), options);
  }
  await start('playwright', ['test', '--config', 'tests/sites/small-site/places.config.ts']);
});
