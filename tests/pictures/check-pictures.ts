/**
 * Compares pictures of the built site with those in `tests/pictures/baselines`. The report of what differs, with
 * before, after and difference, is `test-results/pictures-report/index.html`.
 *
 *   tsx tests/pictures/check-pictures.ts [--update]    takes the pictures as they are now for the approved ones
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, run, runMain } from '../../scripts/lib/run';

const REPORT = 'test-results/pictures-report/index.html';

runMain(async () => {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  if (!existsSync(join(ROOT, 'build/index.html'))) {
    throw new Error('build/: has no site to take pictures of; run "npm run build" first');
  }
  const code = await run('playwright', [
    'test',
    '--config',
    'tests/pictures/playwright.config.ts',
    ...(values.update ? ['--update-snapshots'] : []),
  ]);
  if (code !== 0) {
    throw new Error(
      `pictures differ: see ${REPORT}; if they should, "npm run check:pictures -- --update" approves them`,
    );
  }
});
