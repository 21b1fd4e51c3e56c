import { join } from 'node:path';
import type { Demo } from '../../../src/lib/demo';
import { serveParts } from '../harness/parts';
import type { Served } from '../harness/serve';
import { COMPARED, LABELS, type Compared } from '../harness/versions';
import { servePlain } from './plain';
import { jobsOf, type Planned } from './plan';
import { partsOf } from './projects';
import { runJobs, type Origins } from './run';

/** How demos stand in a project; the address says which one starts. */
const DEMOS = {
  kind: 'demos',
  chosen: "new URLSearchParams(location.search).get('demo') ?? ''",
};

/** Is told how a run went: with one line that says what is wrong. */
export type Done = (run: Planned, problem: string | undefined) => void;

/** Runs of one project: those of one framework and version. */
function runsOf(runs: readonly Planned[], version: string, framework?: Compared): Planned[] {
  return runs.filter(
    (run) => run.version === version && (framework === undefined || run.framework === framework),
  );
}

function demosOf(runs: readonly Planned[]): Demo[] {
  return [...new Set(runs.map(({ source }) => source))];
}

interface Prepared {
  /** Runs whose demos have been built. */
  open: Planned[];
  origins: Origins;
  close(): void;
}

/** Builds and serves what the runs need; demos that do not build fail. */
async function prepare(runs: readonly Planned[], work: string, done: Done): Promise<Prepared> {
  const served: Served[] = [];
  const plain: Partial<Record<string, string>> = {};
  const frameworks = new Map<string, string>();
  const broken = new Set<Planned>();
  for (const version of LABELS) {
    const all = runsOf(runs, version);
    if (all.length === 0) continue;
    const plainPages = await servePlain(join(work, `${version}-javascript`), demosOf(all), version);
    served.push(plainPages);
    plain[version] = plainPages.origin;
    for (const framework of COMPARED) {
      const own = runsOf(runs, version, framework);
      if (own.length === 0) continue;
      const folder = join(work, `${version}-${framework}`);
      const parts = partsOf(demosOf(own), version, framework);
      const project = { ...DEMOS, folder, version, framework };
      const pages = await serveParts(project, parts, (demo, problem) => {
        for (const run of own.filter((one) => one.demo === demo)) {
          broken.add(run);
          done(run, problem);
        }
      });
      served.push(pages);
      frameworks.set(`${framework} ${version}`, pages.origin);
    }
  }
  return {
    open: runs.filter((run) => !broken.has(run)),
    origins: { plain, frameworks },
    close: () => served.forEach((one) => one.close()),
  };
}

/**
 * Builds, opens and compares.
 *
 * @param work folder for the projects
 * @param done is told how each run went, as soon as it has: with one line where something is wrong
 */
export async function runAll(runs: readonly Planned[], work: string, done: Done): Promise<void> {
  const { open, origins, close } = await prepare(runs, work, done);
  try {
    await runJobs(jobsOf(open), origins, ({ run, problem }) => done(run, problem));
  } finally {
    close();
  }
}
