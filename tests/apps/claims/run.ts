import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { inParallel } from '../../../src/lib/in-parallel';
import { visitApp } from '../harness/app';
import { KNOWN } from '../harness/browser';
import { twice } from '../harness/check';
import { serveParts } from '../harness/parts';
import { serveFolders, type Served } from '../harness/serve';
import { layOutPlain, partsOf, plainFolders } from './layout';
import type { Planned } from './types';

/** Apps that are open at once: while one waits for an animation, another works. */
const WORKERS = 3;

/** How a claim went. */
export interface Outcome {
  planned: Planned;
  /** One line; nothing for a claim that holds. */
  problem?: string;
}

/** How claims stand in a project; the host of the address says which one starts. */
const CLAIMS = { kind: 'claims', chosen: "location.hostname.split('.')[0] ?? ''" };

/** Claims of one project: those of one framework and version. */
function projectsOf(claims: readonly Planned[]): Planned[][] {
  const projects = new Map<string, Planned[]>();
  for (const one of claims) {
    const name = `${one.framework} ${one.version}`;
    projects.set(name, [...(projects.get(name) ?? []), one]);
  }
  return [...projects.values()];
}

/** A server with the apps of claims, and those of them that could not be built. */
interface Prepared {
  served: Served;
  broken: Outcome[];
  addressOf: (planned: Planned) => string;
}

async function prepare(claims: readonly Planned[], work: string): Promise<Prepared> {
  const [{ framework, version }] = claims as [Planned];
  const folder = join(work, `${version}-${framework}`);
  if (framework === 'javascript') {
    layOutPlain(folder, claims);
    const served = await serveFolders({ ...plainFolders(version), '/': folder }, false);
    return { served, broken: [], addressOf: ({ id }) => `${served.origin}/${id}/` };
  }
  const broken: Outcome[] = [];
  const parts = partsOf(claims, version, framework);
  const project = { ...CLAIMS, folder, version, framework };
  const served = await serveParts(project, parts, (id, problem) => {
    broken.push({ planned: claims.find((one) => one.id === id) as Planned, problem });
  });
  const { port } = new URL(served.origin);
  return { served, broken, addressOf: ({ id }) => `http://${id}.localhost:${port}` };
}

function queryOf({ claim: { mode = 'md', animated = false, options } }: Planned): string {
  const all = Object.entries({ mode, animated: String(animated), ...options });
  return String(new URLSearchParams(all.map(([name, value]) => [`ionic:${name}`, value])));
}

/** Tries a claim once, in a browser that has seen nothing of it; says what is wrong. */
async function attempt(
  browser: Browser,
  origin: string,
  planned: Planned,
): Promise<string | undefined> {
  const { claim, told } = planned;
  const opening = {
    ready: 'ion-app:is(.ios, .md)',
    known: [...KNOWN, ...(claim.complaint ? [claim.complaint] : [])],
    before: claim.before,
  };
  const address = `${origin}${claim.address ?? ''}?${queryOf(planned)}`;
  try {
    await visitApp(browser, address, opening, async (app) => {
      await claim.try(app, told);
      app.expectSilence();
    });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Builds the apps of claims and tries each of them.
 *
 * @param work folder for the projects
 * @param report is told how each claim went, as soon as it has
 */
export async function runClaims(
  claims: readonly Planned[],
  work: string,
  browser: Browser,
  report: (outcome: Outcome) => void,
): Promise<void> {
  for (const project of projectsOf(claims)) {
    const { served, broken, addressOf } = await prepare(project, work);
    broken.forEach(report);
    const left = project.filter((one) => !broken.some(({ planned }) => planned === one));
    try {
      await inParallel(left, WORKERS, async (planned) => {
        const origin = addressOf(planned);
        report({ planned, problem: await twice(() => attempt(browser, origin, planned)) });
      });
    } finally {
      served.close();
    }
  }
}
