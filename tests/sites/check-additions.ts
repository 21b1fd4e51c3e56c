/**
 * Adds a version and two locales to a small site, one of them right-to-left, in the steps that
 * `docs-internal/versions-and-locales.md` describes; builds it, and visits it in a browser. The site is made of
 * `tests/fixtures/small-site` and of this repository's configuration, plugins and theme.
 *
 *   tsx tests/sites/check-additions.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatedTree, sourceTree } from '../../src/lib/docs-trees';
import { stamp } from '../content/check-translations';
import { pseudoPage, pseudoTexts } from './small-site/pseudo';
import { ROOT, runMain } from '../../scripts/lib/run';
import { layOut, start, write } from '../lib/small-site';
import { BABEL } from '../../scripts/write-translations';
import { outputFile } from '../../src/lib/output-file';

const SITE = join(ROOT, 'test-results/small-site');

const docusaurus = (args: string[], env = {}): void =>
  start('@docusaurus/core/bin/docusaurus.mjs', args, SITE, env);

/** Translates what `write-translations` wrote, and one page; all others are left as they are. */
function translateToPseudo(locale: string): void {
  const folder = join(SITE, 'i18n', locale);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.endsWith('.json')) writeFileSync(path, pseudoTexts(readFileSync(path, 'utf8')));
  }
  const page = 'index.mdx';
  const source = readFileSync(join(SITE, sourceTree('current'), page), 'utf8');
  outputFile(join(SITE, translatedTree('current', locale), page), pseudoPage(source));
}

/** Records which revisions the translated pages translate. */
function stampPages(locale: string): void {
  const [source, translated] = [sourceTree('current'), translatedTree('current', locale)];
  for (const file of readdirSync(join(SITE, translated), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mdx')) continue;
    stamp(SITE, { source: join(source, file), translated: join(translated, file) });
  }
}

runMain(async () => {
  layOut(SITE);
  docusaurus(['docs:version', 'v8']);
  write(SITE, 'version');
  write(SITE, 'locales');
  for (const locale of ['en-XA', 'ar']) {
    docusaurus(['write-translations', '--locale', locale], BABEL);
  }
  translateToPseudo('en-XA');
  for (const locale of ['en-XA', 'ar']) stampPages(locale);
  for (const locale of ['en', 'en-XA', 'ar']) docusaurus(['build', '--locale', locale]);
  start(
    '@playwright/test/cli',
    ['test', '--config', 'tests/sites/small-site/playwright.config.ts'],
    ROOT,
  );
});
