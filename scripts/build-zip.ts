/**
 * Makes the copies of the documentation that readers download from the page `offline`, and adds them to the built
 * site: one zip a version and language, which is unpacked and opened without a server.
 *
 *   tsx scripts/build-zip.ts [v8-en …]     only the named ones
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { statSync } from 'node:fs';
import { loadEnv } from '../src/site/env';
import { copiesNamed, makeCopy } from './lib/copies';
import { ROOT, runMain } from './lib/run';

runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  loadEnv(ROOT);
  for (const copy of copiesNamed(positionals)) {
    const file = await makeCopy(copy);
    console.log(`${relative(ROOT, file)}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  }
});
