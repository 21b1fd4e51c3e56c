import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Demo } from '../../plugins/demos/types';
import { digest, textsIn } from '../lib/sums';
import { filesFor } from './projects';
import type { Run } from './types';
import { packagesOf } from './versions';

/** What compares runs; see {@link proofKey}. */
const RUNNER = ['scripts/runs', 'scripts/check-runs.ts', 'tests/e2e/support/demo-steps.ts'];

/** Characters of a key: a thousand runs have different ones, and the record stays short. */
const LENGTH = 12;

/**
 * Names runs by what decides how they go: the demo, its steps, its project, the plain page beside it, and the
 * packages. What compares them is not part of it: its bad fixtures run anew when it has changed, and every
 * night all runs do.
 *
 * @returns a function that gives the key of a run of a demo
 */
export function keyMaker(): (demo: Demo, run: Run) => string {
  const locks = new Map<string, string>();
  return (demo, { version, framework, mode }) => {
    const lock =
      locks.get(version) ??
      digest(readFileSync(join(packagesOf(version), 'package-lock.json'), 'utf8'));
    locks.set(version, lock);
    const projects = (['javascript', framework] as const).map((name) =>
      JSON.stringify(filesFor(demo, version, name, mode)),
    );
    const parts = [lock, JSON.stringify(demo.meta), mode, framework, ...projects];
    return digest(...parts).slice(0, LENGTH);
  };
}

/**
 * Names the runs that prove the check: by what compares them too, so that a change of it proves itself anew.
 *
 * @param keyOf see {@link keyMaker}
 */
export function proofKey(keyOf: ReturnType<typeof keyMaker>): ReturnType<typeof keyMaker> {
  const runner = RUNNER.flatMap(textsIn);
  return (demo, run) => digest(keyOf(demo, run), ...runner).slice(0, LENGTH);
}

/** Keys of runs that have passed, by their demos, in a file of the repository; a run that failed is never in it. */
export class Passed {
  private constructor(
    private readonly file: string,
    private readonly keys: Set<string>,
  ) {}

  /** Reads them; none where there is no such file. */
  static read(file: string): Passed {
    if (!existsSync(file)) return new Passed(file, new Set());
    const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
    return new Passed(file, new Set(Object.values(known).flat()));
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  /**
   * Adds what has passed now, and leaves out what has failed now and what no run has any more. One line a demo:
   * what two people have changed merges.
   *
   * @param all keys of all runs that there are, with the name that they stand under
   */
  write(
    { passed, failed }: Record<'passed' | 'failed', Iterable<string>>,
    all: ReadonlyMap<string, string>,
  ): void {
    const kept = new Set([...this.keys, ...passed]);
    for (const key of failed) kept.delete(key);
    const names = [...new Set(all.values())].sort();
    const lines = names.flatMap((name) => {
      const own = [...all].flatMap(([key, of]) => (of === name && kept.has(key) ? [key] : []));
      return own.length > 0 ? [`  ${JSON.stringify(name)}: ${JSON.stringify(own.sort())}`] : [];
    });
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, `{\n${lines.join(',\n')}\n}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}
