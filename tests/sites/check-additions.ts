/**
 * Adds a version and a locale, a right-to-left one, to a small site, in the steps that
 * `docs-internal/versions-and-locales.md` describes; builds it, and visits it in a browser. The site is made of
 * `tests/fixtures/small-site` and of this repository's configuration, plugins and theme.
 *
 *   tsx tests/sites/check-additions.ts
 */
import { join } from 'node:path';
import { translatedTree, sourceTree } from '../../src/lib/docs-trees';
import { listPages } from '../../src/lib/list-pages';
import { stamp } from '../content/check-translations';
import { ROOT, runMain } from '../../scripts/lib/run';
import { layOut, start, write } from '../lib/small-site';
import { BABEL } from '../../scripts/write-translations';

const SITE = join(ROOT, 'test-results/small-site');

const docusaurus = (args: string[], env = {}): Promise<void> =>
  start('docusaurus', args, env, SITE);

/** Records which revisions the translated pages translate. */
function stampPages(): void {
  const [source, translated] = [sourceTree('current'), translatedTree('current', 'ar')];
  for (const file of listPages(join(SITE, translated))) {
    stamp(SITE, { source: join(source, file), translated: join(translated, file) });
  }
}

runMain(async () => {
  layOut(SITE);
  await docusaurus(['docs:version', 'v8']);
  write(SITE, 'version');
  write(SITE, 'locales');
  await docusaurus(['write-translations', '--locale', 'ar'], BABEL);
  stampPages();
  for (const locale of ['en', 'ar']) await docusaurus(['build', '--locale', locale]);
  await start('playwright', ['test', '--config', 'tests/sites/small-site/playwright.config.ts']);
});
