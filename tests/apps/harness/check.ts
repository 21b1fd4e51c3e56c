import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { ResultCache } from '../../lib/result-cache';

/** Something that a check tries. */
export interface Tried {
  /** Its name in messages, and that its result is kept by. */
  title: string;
  /** Of everything that decides how it goes. */
  sum: string;
}

/** A check at work: what has passed before is left out, what passes is remembered, and what fails is counted. */
export class Check {
  private readonly results: ResultCache;
  private readonly started = Date.now();
  private failed = 0;

  /**
   * @param name under which its results are kept
   * @param all whether what has passed before is tried again
   */
  constructor(
    private readonly name: string,
    private readonly all: boolean,
  ) {
    this.results = new ResultCache(name);
  }

  /** Whether something is to be tried. */
  isNew({ title, sum }: Tried): boolean {
    return this.all || !this.results.has(title, sum);
  }

  pass(...those: readonly Tried[]): void {
    for (const { title, sum } of those) this.results.add(title, sum);
  }

  /** Says what is wrong, and forgets what passed before. */
  fail(problem: string, { title, sum }: Partial<Tried> = {}): void {
    this.failed += 1;
    console.error(problem);
    if (title !== undefined && sum !== undefined) this.results.remove(title, sum);
  }

  /** Keeps how something went: with one line where something is wrong. */
  settle(one: Tried, problem: string | undefined): void {
    if (problem === undefined) this.pass(one);
    else this.fail(problem, one);
  }

  /**
   * Works in a folder that goes when the work is done. It is of this process alone, so that two checks at once do not
   * empty each other's.
   *
   * @param folder its path, where it must not stand in this repository
   */
  async inFolder(
    work: (folder: string) => Promise<void>,
    folder = join(ROOT, `.docusaurus/${this.name}-${process.pid}`),
  ): Promise<void> {
    try {
      await work(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /**
   * Tells what was done.
   *
   * @throws Error when something has failed
   */
  end(done: string): void {
    const seconds = Math.round((Date.now() - this.started) / 1000);
    console.log(`${done}; ${this.failed} failed; ${seconds} s`);
    if (this.failed > 0) throw new Error(`${this.failed} failed; mend each line above`);
  }
}

/** Tries once more what has failed: on a busy machine, a page may need longer than anyone waits. */
export async function twice(
  attempt: () => Promise<string | undefined>,
): Promise<string | undefined> {
  return (await attempt()) === undefined ? undefined : attempt();
}

/**
 * Compares what a check says of a wrong fixture with what it must say: a check that lets one of them pass checks
 * nothing.
 *
 * @param wanted nothing for a fixture that is right
 * @returns one line where it says something else
 */
export function unproven(
  place: string,
  got: string | undefined,
  wanted: RegExp | undefined,
): string | undefined {
  const isRight = wanted ? got !== undefined && wanted.test(got) : got === undefined;
  const expected = String(wanted ?? 'nothing');
  return isRight ? undefined : `${place}: said ${got ?? 'nothing'}, expected ${expected}`;
}
