import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenshotFile } from '../../../src/remark/screenshots';
import { ROOT } from '../../../scripts/lib/run';
import { serveFolders } from '../harness/serve';
import { visitApp, type Opening } from '../harness/app';
import { tellingLine } from '../harness/build';
import { applyChange, applyDelete, applyFile, replaceIn } from './apply';
import type { Browsers } from './browsers';
import { needsOf, runCommand, type Terminal } from './commands';
import { toldBy } from './guides';
import { hoist } from './packages';
import { compareScene, openingForPictures } from './pictures';
import { readSteps } from './read';
import { sayIn } from './words';
import type { Scene } from './scenes';
import {
  PageFault,
  type Beginning,
  type Claim,
  type Step,
  type Tutorial,
  type Where,
} from './types';

/** What is looked at in the app when a page has been followed. */
export interface Looks {
  /** What is tried. */
  claimsOf: (tutorial: Tutorial, page: string) => readonly Claim[];
  /** What pictures are taken of. */
  scenesOf: (tutorial: Tutorial, page: string) => readonly Scene[];
  /** Where the pictures of a page are. */
  filesOf: (page: string, name: string) => ScreenshotFile[];
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
  if (step.kind === 'change') {
    const path = run.tutorial.from && applyChange(terminal.folder, step.code);
    if (path === undefined) return;
    writers.set(path, { page, line, heading });
  } else if (step.kind === 'delete') applyDelete(terminal.folder, step.path);
  else {
    if (isForOthers(run, step)) return;
    applyFile(terminal.folder, step);
    writers.set(step.path, { page, line, heading });
  }
  run.isBuilt = false;
}

/**
 * Whether a file is one that the reader's app does not have: that of a platform that was left out or, where a guide
 * changes it, that of another app. A test makes sure that each change has an app.
 */
function isForOthers({ terminal, tutorial }: Run, step: Step): boolean {
  if (step.kind !== 'file') return false;
  const { language, path } = step;
  const [platform = ''] = /^(?:ios|android)(?=\/)/.exec(path) ?? [];
  if (platform !== '' && !existsSync(join(terminal.folder, platform))) return true;
  return (
    tutorial.from !== undefined && language === 'diff' && !existsSync(join(terminal.folder, path))
  );
}

/** Takes the steps of a page, and builds what they lead to. */
async function followPage(run: Run, page: string): Promise<void> {
  const steps = await takeSteps(run, page);
  for (const { says, files, change } of toldBy(run.tutorial)) {
    const where = { page, line: 1, heading: says };
    try {
      expectSaid(page, says);
      for (const path of files) {
        replaceIn(run.terminal.folder, path, change);
        run.writers.set(path, where);
      }
    } catch (error) {
      throw new PageFault(where, 'what it tells', (error as Error).message);
    }
    run.isBuilt = false;
  }
  await build(run, steps.at(-1) ?? { page, line: 1, heading: '' });
}

function expectSaid(page: string, says: string): void {
  if (!readFileSync(join(ROOT, page), 'utf8').includes(says)) {
    throw new Error('the page does not say so');
  }
}

function nameOf(step: Step): string {
  if (step.kind === 'commands') return step.commands.at(-1) ?? '';
  return step.kind === 'change' ? 'a change' : step.path;
}

async function takeSteps(run: Run, page: string): Promise<Step[]> {
  const steps = readSteps(ROOT, page, run.tutorial.framework);
  for (const step of steps) {
    run.at = nameOf(step);
    try {
      await takeStep(run, step);
    } catch (error) {
      throw faultOf(run, step, run.at, error as Error);
    }
  }
  return steps;
}

/** Builds what has changed since the last time. */
async function build(run: Run, { page, line, heading }: Where): Promise<void> {
  if (run.isBuilt) return;
  const commands = ['npm run build'];
  const step: Step = { page, line, heading, kind: 'commands', commands, needs: [] };
  try {
    await takeStep(run, step);
  } catch (error) {
    throw faultOf(run, step, 'the build at its end', error as Error);
  }
}

/** Makes the app that a guide updates, and proves that it builds with the older packages. */
async function begin(run: Run, { tutorial, written }: Beginning): Promise<void> {
  const before: Run = { ...run, tutorial };
  for (const page of [...tutorial.pages, written]) await takeSteps(before, page);
  await build(before, { page: written, line: 1, heading: '' });
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
      for (const look of new Set(files.map((file) => file.look))) {
        const ofLook = files.filter((file) => file.look === look);
        const address = `${served.origin}/?ionic:mode=${look}`;
        const compared = visitApp(browsers.still, address, openingForPictures(opening), (app) =>
          compareScene(app, browsers.camera, scene, ofLook, looks.update),
        );
        await blame(`picture "${scene.name}" (${look})`, compared);
      }
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
  const { from, packages } = tutorial;
  const terminal: Terminal = {
    folder: work,
    packages: join(ROOT, from?.tutorial.packages ?? packages),
    leftOut,
  };
  const run: Run = { tutorial, at: '', looks, terminal, writers: new Map(), isBuilt: true };
  if (from) {
    await begin(run, from);
    hoist(terminal.folder, terminal.packages);
    terminal.newer = join(ROOT, packages);
  }
  for (const page of tutorial.pages) {
    await followPage(run, page);
    await lookAt(run, page, browsers);
  }
  return leftOut;
}
