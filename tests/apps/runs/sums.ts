import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../../src/lib/demo';
import { contentKey } from '../../../src/lib/file-cache';
import { textsIn } from '../../lib/result-cache';
import { packagesOf } from '../harness/versions';
import { filesFor } from './projects';
import type { Run } from './types';

/** What compares runs; see {@link proofSum}. */
const RUNNER = ['tests/apps/harness', 'tests/apps/runs', 'tests/e2e/support/demo-steps.ts'];

/**
 * Names runs by what decides how they go: the demo, its steps, its project, the plain page beside it, and the
 * packages. What compares them is not part of it: its bad fixtures run anew when it has changed, and every
 * night all runs do.
 *
 * @returns a function that gives the sum of a run of a demo
 */
export function sumMaker(): (demo: Demo, run: Run) => string {
  const locks = new Map<string, string>();
  return (demo, { version, framework, mode }) => {
    const lock =
      locks.get(version) ??
      contentKey(readFileSync(join(packagesOf(version), 'package-lock.json'), 'utf8'));
    locks.set(version, lock);
    const projects = (['javascript', framework] as const).map((name) =>
      JSON.stringify(filesFor(demo, version, name, mode)),
    );
    const parts = [lock, JSON.stringify(demo.meta), mode, framework, ...projects];
    return contentKey(...parts);
  };
}

/**
 * Names the runs that prove the check: by what compares them too, so that a change of it proves itself anew.
 *
 * @param sumOf see {@link sumMaker}
 */
export function proofSum(sumOf: ReturnType<typeof sumMaker>): ReturnType<typeof sumMaker> {
  const runner = RUNNER.flatMap(textsIn);
  return (demo, run) => contentKey(sumOf(demo, run), ...runner);
}
