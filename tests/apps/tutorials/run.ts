import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenshotFiles } from '../../../src/remark/screenshots';
import { ROOT } from '../../../scripts/lib/run';
import { serveFolders } from '../harness/serve';
import { visitApp, type Opening } from '../harness/app';
import { tellingLine } from '../harness/build';
import { applyDelete, applyFile } from './apply';
import type { Browsers } from './browsers';
import { needsOf, runCommand, type Terminal } from './commands';
import { compareScene, openingForPictures } from './pictures';
import { readSteps } from './read';
import { sayIn } from './words';
import type { Scene } from './scenes';
import { PageFault, type Claim, type Step, type Tutorial, type Where } from './types';

/** What is looked at in the app when a page has been followed. */
export interface Looks {
  /** What is tried. */
  claimsOf: (tutorial: Tutorial, page: string) => readonly Claim[];
  /** What pictures are taken of. */
  scenesOf: (tutorial: Tutorial, page: string) => readonly Scene[];
  /** Where the pictures of a page are. */
  filesOf: (page: string, name: string) => ScreenshotFiles;
  /** Whether a picture that differs takes the place of the committed one. */
  update: boolean;
}

/** A tutorial on its way. */
interface Run {
  tutorial: Tutorial;
  looks: Looks;
  terminal: Terminal;
  /** Where each file was written last. */
  writers: Map<string, Where>;
  /** Whether what was built last is what the files say now. */
  isBuilt: boolean;
  /** The command that runs, or the file that is written. */
  at: string;
}

/** Is there once the app of a tutorial shows its first page. */
const STARTED = 'ion-app.hydrated ion-title';

/** The line of a failed build that says what is wrong, and the page's file in it. */
function blameIn(printed: string, writers: ReadonlyMap<string, Where>): [string, string?] {
  const message = tellingLine(printed);
  const files = [...writers.keys()].sort((a, b) => b.length - a.length);
  const near = printed.slice(printed.indexOf(message)).split('\n', 6).join('\n');
  const file =
    files.find((path) => near.includes(path)) ?? files.find((path) => printed.includes(path));
  return [message, file];
}

async function takeStep(run: Run, step: Step): Promise<void> {
  const { terminal, writers } = run;
  const { page, line, heading } = step;
  if (step.kind === 'commands') {
    const needs = needsOf(step.commands).join(', ');
    const said = [...step.needs].sort().join(', ');
    if (needs !== said) throw new Error(`its commands need "${needs}", the fence says "${said}"`);
    for (const command of step.commands) {
      run.at = command;
      await runCommand(terminal, command);
      run.isBuilt =
        command === 'npm run build' || (run.isBuilt && !command.startsWith('npm install'));
    }
    return;
  }
  run.isBuilt = false;
  if (step.kind === 'delete') applyDelete(terminal.folder, step.path);
  else {
    const isOfPlatform = /^(?:ios|android)\//.test(step.path);
    if (isOfPlatform && !existsSync(join(terminal.folder, step.path.split('/')[0] ?? ''))) return;
    applyFile(terminal.folder, step);
    writers.set(step.path, { page, line, heading });
  }
}

/** Takes the steps of a page, and builds what they lead to. */
async function followPage(run: Run, page: string): Promise<void> {
  const steps = readSteps(ROOT, page, run.tutorial.framework);
  for (const step of steps) {
    run.at = step.kind === 'commands' ? (step.commands.at(-1) ?? '') : step.path;
    try {
      await takeStep(run, step);
    } catch (error) {
      throw faultOf(run, step, run.at, error as Error);
    }
  }
  if (run.isBuilt) return;
  const build: Step = {
    ...(steps.at(-1) ?? { page, line: 1, heading: '' }),
    kind: 'commands',
    commands: ['npm run build'],
    needs: [],
  };
  try {
    await takeStep(run, build);
  } catch (error) {
    throw faultOf(run, build, 'the build at its end', error as Error);
  }
}

/** The fault of the page that wrote what a build stumbled over, or of the step that failed. */
function faultOf({ writers }: Run, step: Step, what: string, { message }: Error): PageFault {
  if (!/ failed:\n/.test(message)) return new PageFault(step, what, message);
  const [told, file] = blameIn(message, writers);
  const where = file === undefined ? undefined : writers.get(file);
  return new PageFault(where ?? step, file ?? what, told);
}

function builtFolder(folder: string): string {
  const below = [
    'dist',
    join('dist', folder.split(/[\\/]/).at(-1) ?? '', 'browser'),
    'dist/app/browser',
  ].map((path) => join(folder, path));
  const found = below.find((path) => existsSync(join(path, 'index.html')));
  if (found === undefined) throw new Error('the build has no index.html');
  return found;
}

/** How the app of a tutorial is opened. */
function openingOf({ locale }: Tutorial): Opening {
  return { ready: STARTED, say: sayIn(locale), context: { locale } };
}

/** Opens what was built, tries what the page says of it, and takes its pictures. */
async function lookAt(run: Run, page: string, browsers: Browsers): Promise<void> {
  const { tutorial, terminal, looks } = run;
  const served = await serveFolders({ '/': builtFolder(terminal.folder) }, true);
  const opening = openingOf(tutorial);
  const blame = async (heading: string, work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      throw new PageFault({ page, line: 1, heading }, 'app', (error as Error).message);
    }
  };
  try {
    for (const claim of looks.claimsOf(tutorial, page)) {
      const browser = claim.refused ? browsers.refusing : browsers.allowing;
      const tried = visitApp(browser, served.origin, opening, (app) => claim.try(app));
      await blame(claim.says, tried);
    }
    for (const scene of looks.scenesOf(tutorial, page)) {
      const files = looks.filesOf(page, scene.name);
      const compared = visitApp(browsers.still, served.origin, openingForPictures(opening), (app) =>
        compareScene(app, browsers.camera, scene, files, looks.update),
      );
      await blame(`picture "${scene.name}"`, compared);
    }
  } finally {
    served.close();
  }
}

/**
 * Follows a tutorial from its first page to its last: writes what it shows, runs what it says, builds after
 * every page, and uses the app.
 *
 * @param work folder for the project; emptied first
 * @returns commands that were left out, each with the reason
 * @throws PageFault with one line that names page, line, heading and file
 */
export async function runTutorial(
  tutorial: Tutorial,
  work: string,
  browsers: Browsers,
  looks: Looks,
): Promise<ReadonlyMap<string, string>> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const leftOut = new Map<string, string>();
  const terminal = { folder: work, packages: join(ROOT, tutorial.packages), leftOut };
  const run: Run = { tutorial, at: '', looks, terminal, writers: new Map(), isBuilt: true };
  for (const page of tutorial.pages) {
    await followPage(run, page);
    await lookAt(run, page, browsers);
  }
  return leftOut;
}
