import type { Browser } from '@playwright/test';
import type { DemoMeta, Mode } from '../../../src/lib/demo';
import { pageHeight } from '../../../plugins/demos/theme/Demo/size';
import { compare, record, type Stage } from './drive';
import type { Job, Planned } from './plan';
import { iconNames, openStage } from './stage';
import type { Recorded, Run } from './types';
import { LABELS } from './versions';

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

/** The window that a reader sees a demo in. */
function windowOf(meta: DemoMeta): { width: number; height: number } {
  return { width: meta.device === 'phone' ? 359 : 800, height: pageHeight({ ...meta, lines: 0 }) };
}

/** Without transitions, unless a step looks at one: what still moves cannot be compared. */
function queryFor(mode: Mode, { steps }: DemoMeta): string {
  const animated = String(JSON.stringify(steps).includes('animated'));
  return String(new URLSearchParams({ 'ionic:mode': mode, 'ionic:animated': animated }));
}

/** A run as a message names it. */
export function nameOf({ demo, framework, version, mode }: Run): string {
  return [demo, framework, version, mode].join(', ');
}

/** Once more where it failed: on a busy machine, a page may need longer than anyone waits. */
async function twice(attempt: () => Promise<string | undefined>): Promise<string | undefined> {
  return (await attempt()) === undefined ? undefined : attempt();
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

/**
 * Opens everything that is planned, in several browsers at once.
 *
 * @param start starts one browser
 * @param report is told how each run went, as soon as it has
 */
export async function runJobs(
  jobs: readonly Job[],
  origins: Origins,
  start: () => Promise<Browser>,
  workers: number,
  report: (outcome: Outcome) => void,
): Promise<void> {
  const left = [...jobs];
  const icons = new Map(LABELS.map((version) => [version, iconNames(version)]));
  const work = async (): Promise<void> => {
    const browser = await start();
    const stages = new Map<string, Stage>();
    try {
      for (let job = left.shift(); job; job = left.shift()) {
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
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
}
