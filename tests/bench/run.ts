/**
 * Prints what the site weighs and how fast it is, beside stock Docusaurus in the same run, and what its builds cost. It judges nothing; run it on a quiet machine.
 *
 *   npm run bench                everything
 *   npm run bench -- pages       Lighthouse and bytes of build/, beside the same words on stock Docusaurus; with
 *                                `--runs <number>`, that many of each page instead of 5
 *   npm run bench -- build       cold and warm build of both locales
 *   npm run bench -- dev         dev server: time to the first page, from a save to its sight, memory
 *   npm run bench -- patches     what each patch of Docusaurus gains; with `--without <name>`, which may be
 *                                repeated, only that one
 *   npm run bench -- search      relevance, bytes and speed of the embedded search of build/
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runMain } from '../../scripts/lib/run';
import { loadEnv } from '../../config/env';
import { benchDev } from './dev/bench';
import { measure, type Cost } from './lib/processes';
import { benchPages } from './pages/bench';
import { benchPatches } from './patches/bench';
import { benchSearch } from './search/bench';
import { reportedSeconds } from './search/reported';

function indexRow(name: string, { seconds, output }: Cost): Record<string, string> {
  const index = reportedSeconds(output);
  return {
    build: name,
    'index s': index.toFixed(1),
    'index / build': `${((index / seconds) * 100).toFixed(1)} %`,
  };
}

async function benchBuild(): Promise<void> {
  const build = (): Promise<Cost> => measure('npx', ['tsx', 'scripts/build.ts'], { cwd: ROOT });
  rmSync(join(ROOT, 'node_modules/.cache/rspack'), { recursive: true, force: true });
  rmSync(join(ROOT, '.docusaurus'), { recursive: true, force: true });
  const cold = await build();
  const warm = await build();
  const line = (name: string, { seconds, cpuSeconds, peakMB }: Cost): Record<string, string> => ({
    build: name,
    'wall s': seconds.toFixed(1),
    'CPU s': cpuSeconds.toFixed(1),
    'peak MB': peakMB.toFixed(0),
    'wall / cold': (seconds / cold.seconds).toFixed(2),
  });
  console.log('Production build of both locales');
  console.table([line('cold', cold), line('warm', warm)]);
  console.log('Search index, by the plugin itself in these builds, all languages (at most 15 %)');
  console.table([indexRow('cold', cold), indexRow('warm', warm)]);
}

interface Options {
  without: readonly string[];
  runs: number;
}

const BENCHMARKS: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  build: benchBuild,
  pages: ({ runs }) => benchPages(join(ROOT, 'build'), loadEnv(ROOT), runs),
  dev: benchDev,
  patches: ({ without }) => benchPatches(without),
  search: () => benchSearch(join(ROOT, 'build'), loadEnv(ROOT)),
};

runMain(async () => {
  const { values, positionals: parts } = parseArgs({
    options: {
      without: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
    },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs "${values.runs}": accepts a whole number from 1`);
  }
  const unknown = parts.filter((part) => !(part in BENCHMARKS));
  if (unknown.length > 0) {
    const accepted = Object.keys(BENCHMARKS).join(', ');
    throw new Error(`unknown benchmark "${unknown.join('", "')}"; accepts ${accepted}`);
  }
  for (const [name, run] of Object.entries(BENCHMARKS)) {
    if (parts.length === 0 || parts.includes(name)) await run({ without: values.without, runs });
  }
});
