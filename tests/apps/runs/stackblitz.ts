import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { MODES, type Demo, type Mode } from '../../../src/lib/demo';
import { writeFiles } from '../../lib/write-files';
import { outputOf, runIn, tellingLine } from '../harness/build';
import { installedPackage, linkPackages } from '../harness/packages';
import { serveFolders } from '../harness/serve';
import { COMPARED, LABELS, type Compared } from '../harness/versions';
import { compare, record } from './drive';
import { NETWORK } from './plain';
import { filesFor } from './projects';
import { iconNames, openStage } from './stage';
import type { Recorded } from './types';

/** A project of one demo, exactly as StackBlitz would get it. */
export interface Posted {
  demo: Demo;
  version: string;
  framework: Compared;
}

/** One project for each framework and version, of the first demo that is for it. */
export function postedProjects(demos: readonly Demo[]): Posted[] {
  return LABELS.flatMap((version) =>
    COMPARED.flatMap((framework) => {
      // One that differs by a fault of Ionic proves nothing
      const demo = demos.find(
        ({ sources, meta }) =>
          sources[version] && !meta.differs?.some((known) => known.framework === framework),
      );
      return demo ? [{ demo, version, framework }] : [];
    }),
  );
}

/** Opens the plain project of a demo, with the network's files taken from the installed package. */
async function recordPosted(
  browser: Browser,
  folder: string,
  { demo, version }: Posted,
  mode: Mode,
): Promise<Recorded[]> {
  writeFiles(folder, filesFor(demo, version, 'javascript', mode));
  const stage = await openStage(browser, version, iconNames(version));
  const core = installedPackage(version, '@ionic/core');
  await stage.page.route(NETWORK, (route) => {
    const path = route.request().url().replace(NETWORK, '');
    return route.fulfill({
      path: join(core, path),
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  const served = await serveFolders({ '/': folder }, false);
  try {
    return await record(stage, `${served.origin}/?ionic:animated=false`, demo.meta);
  } finally {
    served.close();
    await stage.page.close();
  }
}

/**
 * Writes a project as it would be posted, builds it with its own command, opens it, and compares it with
 * the plain project of the same demo.
 *
 * @param work an empty folder
 * @returns what is wrong, in one line; nothing when all of it works
 */
export async function runPosted(
  browser: Browser,
  work: string,
  posted: Posted,
): Promise<string | undefined> {
  const { demo, version, framework } = posted;
  const mode = MODES[LABELS.indexOf(version) % MODES.length] as Mode;
  const folder = join(work, framework);
  rmSync(folder, { recursive: true, force: true });
  try {
    writeFiles(folder, filesFor(demo, version, framework, mode));
    linkPackages(folder, version);
    await runIn(folder, ['npm', 'run', 'build']);
    const recorded = await recordPosted(browser, join(work, 'javascript'), posted, mode);
    const stage = await openStage(browser, version, iconNames(version));
    const served = await serveFolders({ '/': outputOf(folder, framework) }, true);
    try {
      return await compare(stage, `${served.origin}/?ionic:animated=false`, recorded, demo.meta);
    } finally {
      served.close();
      await stage.page.close();
    }
  } catch (error) {
    return tellingLine((error as Error).message);
  }
}
