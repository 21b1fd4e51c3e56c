/**
 * Same input, same bytes: builds the site cold, warm and cold again, and compares all files. It removes the
 * bundler's cache, the drawings of demos and Docusaurus' generated files first, and takes three builds a language.
 *
 *   tsx tests/apps/check-same.ts [--locale en]… [--all] [--quick]
 *
 * --locale  a language to build, instead of the default one; may be given several times
 * --all     every language
 * --quick   cold and warm only
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';
import { differingFiles } from '../lib/compare-folders';
import { ROOT, run, runMain } from '../../scripts/lib/run';

const RESULTS = join(ROOT, 'test-results/same');
/** Files that are named when many differ. */
const MOST_SHOWN = 20;

/** What a build leaves for the next one. */
const LEFT = [
  ...['rspack', 'docs-demos', 'docs-demos-highlighted'].map(
    (name) => `node_modules/.cache/${name}`,
  ),
  '.docusaurus',
];

function makeCold(): void {
  for (const folder of LEFT) rmSync(join(ROOT, folder), { recursive: true, force: true });
}

async function build(locale: string, name: string): Promise<string> {
  const outDir = join(RESULTS, 'build');
  const folder = join(RESULTS, locale, name);
  rmSync(outDir, { recursive: true, force: true });
  // Always the same path, so that the builds differ in nothing but the cache
  const code = await run('docusaurus', ['build', '--locale', locale, '--out-dir', outDir]);
  if (code !== 0) throw new Error(`${name} build of "${locale}" failed with exit code ${code}`);
  cpSync(outDir, folder, { recursive: true });
  return folder;
}

function report(locale: string, first: string, second: string): number {
  const folder = join(RESULTS, locale);
  const differing = differingFiles(join(folder, first), join(folder, second));
  console.log(`${locale}: ${first} and ${second} build: ${differing.length} files differ`);
  for (const name of differing.slice(0, MOST_SHOWN)) console.log(`  ${name}`);
  return differing.length;
}

async function check(locale: string, quick: boolean): Promise<number> {
  makeCold();
  await build(locale, 'cold');
  await build(locale, 'warm');
  const count = report(locale, 'cold', 'warm');
  if (quick) return count;
  makeCold();
  await build(locale, 'cold again');
  return count + report(locale, 'cold', 'cold again');
}

runMain(async () => {
  const { values } = parseArgs({
    options: {
      locale: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
    },
  });
  const locales = values.all ? LOCALES : (values.locale ?? [DEFAULT_LOCALE]);
  const unknown = locales.filter((name) => !(LOCALES as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`--locale ${unknown.join(', ')}: accepts ${LOCALES.join(', ')}`);
  }
  rmSync(RESULTS, { recursive: true, force: true });
  let differing = 0;
  for (const locale of locales) differing += await check(locale, values.quick);
  if (differing > 0) throw new Error(`the same input gave ${differing} files other bytes`);
});
