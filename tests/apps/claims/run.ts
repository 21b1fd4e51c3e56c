import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { inParallel } from '../../../src/lib/in-parallel';
import { visitApp } from '../runs/app';
import { outputOf } from '../runs/build';
import { buildParts } from '../runs/prepare';
import { serveFolders, type Served } from '../runs/serve';
import { KNOWN } from '../runs/stage';
import type { Compared } from '../runs/types';
import { layOutClaims, layOutPlain, PLACE, plainFolders } from './layout';
import type { Planned } from './types';

/** Apps that are open at once: while one waits for an animation, another works. */
const WORKERS = 3;

/** How a claim went. */
export interface Outcome {
  planned: Planned;
  /** One line; nothing for a claim that holds. */
  problem?: string;
}

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
  return prepareBuilt(claims, folder, version, framework);
}

async function prepareBuilt(
  claims: readonly Planned[],
  folder: string,
  version: string,
  framework: Compared,
): Promise<Prepared> {
  const started = Date.now();
  const broken: Outcome[] = [];
  await buildParts(
    folder,
    framework,
    claims.map(({ id }) => id),
    (left) => {
      const those = claims.filter(({ id }) => left.has(id));
      layOutClaims(folder, those, version, framework);
    },
    (id, message) => {
      const planned = claims.find((one) => one.id === id) as Planned;
      broken.push({ planned, problem: `does not build: ${message}` });
    },
    PLACE,
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${framework}, ${version}: ${claims.length} claims built in ${seconds} s`);
  const served = await serveFolders({ '/': outputOf(folder, framework) }, true);
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
    ready: claim.ready ?? 'ion-app:is(.ios, .md)',
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
 * Builds the apps of claims and tries each of them; one that fails is tried once more, since on a busy machine
 * a page may need longer than anyone waits.
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
        const isFine = (await attempt(browser, origin, planned)) === undefined;
        report({ planned, problem: isFine ? undefined : await attempt(browser, origin, planned) });
      });
    } finally {
      served.close();
    }
  }
}
