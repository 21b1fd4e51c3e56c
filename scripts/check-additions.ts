/**
 * Adds a version and two locales to a small site, one of them right-to-left, in the steps that
 * CONTRIBUTING.md describes; builds it, and visits it in a browser. The site is made of
 * `tests/fixtures/small-site` and of this repository's configuration, plugins and theme.
 *
 *   tsx scripts/check-additions.ts
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { translatedTree, sourceTree } from '../src/lib/docs-trees';
import { stamp } from './check-translations';
import { pseudoPage, pseudoTexts } from '../tests/small-site/pseudo';
import { ROOT, runMain } from './lib/run';
import { BABEL } from './write-translations';

const FIXTURE = join(ROOT, 'tests/fixtures/small-site');
const ADDITIONS = 'additions';
const SITE = join(ROOT, 'test-results/small-site');

/** The demo that the small site shows; it has a `meta.json` of its own. */
const DEMO = 'src/demos/button/basic';

/** What the small site has from this repository. */
const SHARED = [
  ...['components', 'css', 'lib', 'site', 'theme'].map((name) => `src/${name}`),
  'scripts',
  'plugins',
  'static',
  'tests',
];

/** The site before anything is added: two versions, one locale. */
function layOut(): void {
  rmSync(SITE, { recursive: true, force: true });
  cpSync(join(ROOT, DEMO), join(SITE, DEMO), { recursive: true });
  cpSync(FIXTURE, SITE, {
    recursive: true,
    filter: (path) => path !== join(FIXTURE, ADDITIONS),
  });
  for (const path of SHARED) {
    mkdirSync(dirname(join(SITE, path)), { recursive: true });
    // Windows needs no rights for a junction
    symlinkSync(join(ROOT, path), join(SITE, path), 'junction');
  }
}

/** What a person writes when something is added. */
function write(what: 'version' | 'locales'): void {
  cpSync(join(FIXTURE, ADDITIONS, what), SITE, { recursive: true });
}

function start(program: string, args: string[], cwd: string, env = {}): void {
  const file = require.resolve(program, { paths: [ROOT] });
  const { status, error } = spawnSync(process.execPath, [file, ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${args.join(' ')} failed with exit code ${status}`);
}

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
  const target = join(SITE, translatedTree('current', locale), page);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, pseudoPage(source));
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
  layOut();
  docusaurus(['docs:version', 'v8']);
  write('version');
  write('locales');
  for (const locale of ['en-XA', 'ar']) {
    docusaurus(['write-translations', '--locale', locale], BABEL);
  }
  translateToPseudo('en-XA');
  for (const locale of ['en-XA', 'ar']) stampPages(locale);
  for (const locale of ['en', 'en-XA', 'ar']) docusaurus(['build', '--locale', locale]);
  start(
    '@playwright/test/cli',
    ['test', '--config', 'tests/small-site/playwright.config.ts'],
    ROOT,
  );
});
