import { MODES, type Demo } from '../../../src/lib/demo';
import type { Tried } from '../harness/check';
import { COMPARED, LABELS } from '../harness/versions';
import type { Run } from './types';

/** A run, with the demo that it is of. */
export interface Planned extends Run, Tried {
  source: Demo;
}

/** Every demo in every framework, version and mode that it is for. */
export function allRuns(
  demos: readonly Demo[],
  sumOf: (demo: Demo, run: Run) => string,
): Planned[] {
  return demos.flatMap((source) =>
    LABELS.filter((version) => source.sources[version]).flatMap((version) =>
      COMPARED.flatMap((framework) =>
        MODES.map((mode) => {
          const run = { demo: source.name, framework, version, mode };
          const title = [source.name, framework, version, mode].join(', ');
          return { ...run, title, source, sum: sumOf(source, run) };
        }),
      ),
    ),
  );
}

/** What a run that `differs` of its demo's `meta.json` tells about comes to. */
interface Judged {
  /** One line; nothing for a run that is as it should be. */
  problem?: string;
  /** Why it may differ from the plain page; nothing where it doesn't, or where it must not. */
  why?: string;
}

/**
 * Judges how a run went by what its demo's `meta.json` says about it: the difference that it names is excused, any
 * other is not, and one that is not there any more is a problem too.
 *
 * @param problem what the run has said, in one line; nothing for one that shows what the plain page shows
 */
export function judge(
  { source, framework, version, mode }: Pick<Planned, 'source' | 'framework' | 'version' | 'mode'>,
  problem: string | undefined,
): Judged {
  const known = source.meta.differs?.find(
    (entry) =>
      entry.framework === framework &&
      (entry.versions?.includes(version) ?? true) &&
      (entry.modes?.includes(mode) ?? true),
  );
  if (!known) return { problem };
  if (problem === undefined) {
    return { problem: 'differs no more; take the entry out of "differs" of its meta.json' };
  }
  if (new RegExp(known.pattern).test(problem)) return { why: known.why };
  return { problem: `${problem}; "differs" of its meta.json expects /${known.pattern}/` };
}

/**
 * Orders runs so that each demo comes once in each framework before any comes twice. In which version and
 * mode it comes first follows from its sum, so that all four have their share.
 */
export function inTurn(runs: readonly Planned[]): Planned[] {
  const groups = new Map<string, Planned[]>();
  for (const run of runs) {
    const name = `${run.demo} ${run.framework}`;
    groups.set(name, [...(groups.get(name) ?? []), run]);
  }
  const ranked = [...groups.values()].flatMap((group) =>
    [...group].sort((a, b) => (a.sum < b.sum ? -1 : 1)).map((run, rank) => ({ run, rank })),
  );
  return ranked.sort((a, b) => a.rank - b.rank).map(({ run }) => run);
}

/** Runs whose pages are opened one after the other: they compare with the same plain page. */
export interface Job {
  source: Demo;
  version: Run['version'];
  mode: Run['mode'];
  runs: Planned[];
}

/** Puts runs together that compare with the same plain page. */
export function jobsOf(runs: readonly Planned[]): Job[] {
  const jobs = new Map<string, Job>();
  for (const run of runs) {
    const { demo, source, version, mode } = run;
    const name = `${demo} ${version} ${mode}`;
    const job = jobs.get(name) ?? { source, version, mode, runs: [] };
    job.runs.push(run);
    jobs.set(name, job);
  }
  return [...jobs.values()];
}
