import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Demo } from '../../../src/lib/demo';
import { jobsOf, type Planned } from './plan';
import { serveFramework, servePlain } from './prepare';
import { runJobs, type Origins } from './run';
import type { Served } from './serve';
import { COMPARED, type Compared } from './types';
import { LABELS } from './versions';

/** Browsers at once: while one waits for a page, another works. */
const WORKERS = 4;

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
    const pages = await servePlain(join(work, `${version}-javascript`), demosOf(all), version);
    served.push(pages);
    plain[version] = pages.origin;
    for (const framework of COMPARED) {
      const own = runsOf(runs, version, framework);
      if (own.length === 0) continue;
      const started = Date.now();
      const onBroken = (demo: string, message: string): void => {
        for (const run of own.filter((one) => one.demo === demo)) {
          broken.add(run);
          done(run, `does not build: ${message}`);
        }
      };
      const folder = join(work, `${version}-${framework}`);
      const project = await serveFramework(folder, demosOf(own), version, framework, onBroken);
      served.push(project);
      frameworks.set(`${framework} ${version}`, project.origin);
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      console.log(`${framework}, ${version}: ${demosOf(own).length} demos built in ${seconds} s`);
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
 * @param start starts one browser
 * @param done is told how each run went, as soon as it has: with one line where something is wrong
 */
export async function runAll(
  runs: readonly Planned[],
  work: string,
  start: () => Promise<Browser>,
  done: Done,
): Promise<void> {
  const { open, origins, close } = await prepare(runs, work, done);
  try {
    await runJobs(jobsOf(open), origins, start, WORKERS, ({ run, problem }) => done(run, problem));
  } finally {
    close();
  }
}
