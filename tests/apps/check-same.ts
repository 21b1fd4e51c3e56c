/**
 * Same input, same bytes: builds the default language cold, warm and cold again, and compares all files. It removes
 * the bundler's cache, the drawings of demos, the social images and Docusaurus' generated files first.
 *
 *   tsx tests/apps/check-same.ts [--quick]     cold and warm only
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE } from '../../config/locales';
import { filesBelow } from '../../src/lib/files-below';
import { ROOT, run, runMain } from '../../scripts/lib/run';

const RESULTS = join(ROOT, 'test-results/same');
/** Files that are named when many differ. */
const MOST_SHOWN = 20;

/** What a build leaves for the next one. */
const LEFT = [
  ...['rspack', 'docs-demos', 'docs-demos-highlighted', 'social-images'].map(
    (name) => `node_modules/.cache/${name}`,
  ),
  '.docusaurus',
];

function makeCold(): void {
  for (const folder of LEFT) rmSync(join(ROOT, folder), { recursive: true, force: true });
}

async function build(name: string): Promise<void> {
  const outDir = join(RESULTS, 'build');
  rmSync(outDir, { recursive: true, force: true });
  // Always the same path, so that the builds differ in nothing but the cache
  const args = ['build', '--locale', DEFAULT_LOCALE, '--out-dir', outDir];
  const code = await run('docusaurus', args);
  if (code !== 0) throw new Error(`${name} build failed with exit code ${code}`);
  cpSync(outDir, join(RESULTS, name), { recursive: true });
}

/** The files that are in one of two folders only, or differ in a byte. */
function differingFiles(one: string, other: string): string[] {
  const [first, second] = [new Set(filesBelow(one)), new Set(filesBelow(other))];
  return [...new Set([...first, ...second])].sort().filter((name) => {
    if (!first.has(name) || !second.has(name)) return true;
    return !readFileSync(join(one, name)).equals(readFileSync(join(other, name)));
  });
}

function report(second: string): number {
  const differing = differingFiles(join(RESULTS, 'cold'), join(RESULTS, second));
  console.log(`cold and ${second} build: ${differing.length} files differ`);
  for (const name of differing.slice(0, MOST_SHOWN)) console.log(`  ${name}`);
  return differing.length;
}

runMain(async () => {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  rmSync(RESULTS, { recursive: true, force: true });
  makeCold();
  await build('cold');
  await build('warm');
  let differing = report('warm');
  if (!values.quick) {
    makeCold();
    await build('cold again');
    differing += report('cold again');
  }
  if (differing > 0) throw new Error(`the same input gave ${differing} files other bytes`);
});
