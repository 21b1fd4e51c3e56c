import type { DemoMeta, Mode } from '../../../src/lib/demo';
import { startBrowser } from '../harness/browser';
import { twice } from '../harness/check';
import { LABELS } from '../harness/versions';
import { compare, record, type Stage } from './drive';
import type { Job, Planned } from './plan';
import { iconNames, openStage } from './stage';
import type { Recorded } from './types';
import { windowOf } from '../../e2e/support/demo-steps';

/** Where projects are served. */
export interface Origins {
  plain: Readonly<Partial<Record<string, string>>>;
  /** By `<framework> <version>`. */
  frameworks: ReadonlyMap<string, string>;
}

/** How a run went. */
export interface Outcome {
  run: Planned;
  /** One line; nothing for a run that passed. */
  problem?: string;
}

/** Without transitions, unless a step looks at one: what still moves cannot be compared. */
function queryFor(mode: Mode, { steps }: DemoMeta): string {
  const animated = String(JSON.stringify(steps).includes('animated'));
  return String(new URLSearchParams({ 'ionic:mode': mode, 'ionic:animated': animated }));
}

async function runJob(stage: Stage, job: Job, origins: Origins): Promise<Outcome[]> {
  const { source, version, mode, runs } = job;
  const { name, meta } = source;
  const query = queryFor(mode, meta);
  await stage.page.setViewportSize(windowOf(meta));
  let recorded: Recorded[] = [];
  const problem = await twice(async () => {
    try {
      recorded = await record(stage, `${origins.plain[version]}/${name}/?${query}`, meta);
      return undefined;
    } catch (error) {
      return `the plain demo: ${(error as Error).message.split('\n')[0]}`;
    }
  });
  if (problem !== undefined) return runs.map((run) => ({ run, problem }));
  const outcomes: Outcome[] = [];
  for (const run of runs) {
    const origin = origins.frameworks.get(`${run.framework} ${version}`);
    const address = `${origin}/?demo=${name}&${query}`;
    outcomes.push({ run, problem: await twice(() => compare(stage, address, recorded, meta)) });
  }
  return outcomes;
}

/** Browsers at once: while one waits for a page, another works. */
const WORKERS = 4;

/**
 * Opens everything that is planned, in several browsers at once.
 *
 * @param report is told how each run went, as soon as it has
 */
export async function runJobs(
  jobs: readonly Job[],
  origins: Origins,
  report: (outcome: Outcome) => void,
): Promise<void> {
  const icons = new Map(LABELS.map((version) => [version, iconNames(version)]));
  const left = jobs.values();
  const work = async (): Promise<void> => {
    const browser = await startBrowser();
    const stages = new Map<string, Stage>();
    try {
      for (const job of left) {
        const { version } = job;
        const iconOf = icons.get(version) ?? String;
        const stage = stages.get(version) ?? (await openStage(browser, version, iconOf));
        stages.set(version, stage);
        (await runJob(stage, job, origins)).forEach(report);
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, jobs.length) }, work));
}
