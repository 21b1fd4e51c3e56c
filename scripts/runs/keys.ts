import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Demo } from '../../plugins/demos/types';
import { digest, textsIn } from '../lib/sums';
import { filesFor } from './projects';
import type { Run } from './types';
import { packagesOf } from './versions';

/** What decides how a run goes, besides the demo and its project. */
const RUNNER = ['scripts/runs', 'scripts/check-runs.ts', 'tests/e2e/support/demo-steps.ts'];

/**
 * Names runs by everything that decides how they go: two runs of one key cannot go differently.
 *
 * @returns a function that gives the key of a run of a demo
 */
export function keyMaker(): (demo: Demo, run: Run) => string {
  const runner = digest(process.version, ...RUNNER.flatMap(textsIn));
  const locks = new Map<string, string>();
  return (demo, { version, framework, mode }) => {
    const lock =
      locks.get(version) ??
      digest(readFileSync(join(packagesOf(version), 'package-lock.json'), 'utf8'));
    locks.set(version, lock);
    const projects = (['javascript', framework] as const).map((name) =>
      JSON.stringify(filesFor(demo, version, name, mode)),
    );
    return digest(runner, lock, JSON.stringify(demo.meta), mode, framework, ...projects);
  };
}

/** Keys of runs that have passed; a run that failed is never in it. */
export class Passed {
  private constructor(
    private readonly file: string,
    private readonly keys: Set<string>,
  ) {}

  /** Reads them; none where there is no such file, or it cannot be read as what it should be. */
  static read(folder: string): Passed {
    const file = join(folder, 'passed.json');
    try {
      const keys: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (Array.isArray(keys)) return new Passed(file, new Set(keys.map(String)));
    } catch {
      // Without the file, everything runs
    }
    return new Passed(file, new Set());
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  /**
   * Adds what has passed now, and forgets what no run has any more.
   *
   * @param wanted keys of all runs that there are
   */
  write(passed: Iterable<string>, wanted: ReadonlySet<string>): void {
    const keys = [...this.keys, ...passed].filter((key) => wanted.has(key));
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, `${JSON.stringify([...new Set(keys)].sort(), null, 1)}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}
