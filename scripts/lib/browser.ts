import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The shell comes first: without the windows, profiles and extensions of a whole browser, which no test
 * looks at, a page takes about two thirds of the time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** What is tried to be installed from the distribution, in this order. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium or Chrome on the path, or among macOS's applications. */
function installed(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const byName = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...byName, ...MAC_APPS].find(isExecutable);
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function tryCommand(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installFromDistribution(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  return (
    tryCommand('apt-get', ['update', '-qq']) &&
    PACKAGES.some((name) => tryCommand('apt-get', [...install, name]))
  );
}

/**
 * Finds a Chromium, installing one if there is none: `CHROMIUM_PATH`, one that is installed,
 * Playwright's own download, the distribution's package, in that order.
 *
 * @param env the process's variables
 * @returns absolute path of the program
 * @throws Error that says what to do when none can be had, or when `CHROMIUM_PATH` names no program
 */
export function findBrowser(env: NodeJS.ProcessEnv): string {
  const explicit = env.CHROMIUM_PATH;
  if (explicit) {
    if (isExecutable(explicit)) return explicit;
    throw new Error(
      `CHROMIUM_PATH: got ${JSON.stringify(explicit)}, accepts the path of a program`,
    );
  }
  const present = installed(env) ?? downloaded();
  if (present) return present;
  if (tryCommand('npx', ['playwright', 'install', 'chromium'])) {
    const path = downloaded();
    if (path) return path;
  }
  if (installFromDistribution()) {
    const path = installed(env);
    if (path) return path;
  }
  throw new Error(
    'No Chromium found and none could be installed. Install one (for example "apt-get install chromium" or "npx playwright install --with-deps chromium"), or set CHROMIUM_PATH to its program.',
  );
}

/** The version line of a browser, for the test report. */
export function browserVersion(path: string): string {
  return execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
