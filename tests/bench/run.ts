/**
 * Prints what the site weighs and how fast it is, beside stock Docusaurus in the same run. It judges nothing; run it on
 * a quiet machine.
 *
 *   npm run bench                everything
 *   npm run bench -- pages       Lighthouse and bytes of build/, beside the same words on stock Docusaurus; with
 *                                `--runs <number>`, that many of each page instead of 5
 *   npm run bench -- patches     what each patch of Docusaurus gains; with `--without <name>`, which may be
 *                                repeated, only that one
 *   npm run bench -- search      relevance, bytes and speed of the embedded search of build/
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, runMain } from '../../scripts/lib/run';
import { loadEnv } from '../../config/env';
import { benchPages } from './pages/bench';
import { benchPatches } from './patches/bench';
import { benchSearch } from './search/bench';

interface Options {
  without: readonly string[];
  runs: number;
}

const BENCHMARKS: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  pages: ({ runs }) => benchPages(join(ROOT, 'build'), loadEnv(ROOT), runs),
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
