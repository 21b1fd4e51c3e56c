import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDistribution, isExecutable, onPath, tryCommand } from './programs';

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
/** What is tried to be installed from the distribution, in this order; the shell first here too. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A whole browser, as readers have one, or any. */
type Kind = 'any' | 'whole';

function ofKind(which: Kind, names: readonly string[]): readonly string[] {
  return which === 'any' ? names : names.slice(1);
}

/** A Chromium or Chrome on the path, or among macOS's applications. */
function installed(env: NodeJS.ProcessEnv, which: Kind): string | undefined {
  return [...onPath(ofKind(which, NAMES), env), ...MAC_APPS].find(isExecutable);
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Finds a Chromium, installing one if there is none: `CHROMIUM_PATH`, one that is installed,
 * Playwright's own download, the distribution's package, in that order.
 *
 * @param env the process's variables
 * @returns absolute path of the program
 * @throws Error that says what to do when none can be had, or when `CHROMIUM_PATH` names no program
 */
export function findBrowser(env: NodeJS.ProcessEnv, which: Kind = 'any'): string {
  const explicit = env.CHROMIUM_PATH;
  if (explicit) {
    if (isExecutable(explicit)) return explicit;
    throw new Error(
      `CHROMIUM_PATH: got ${JSON.stringify(explicit)}, accepts the path of a program`,
    );
  }
  const present = installed(env, which) ?? downloaded();
  if (present) return present;
  if (tryCommand('npx', ['playwright', 'install', 'chromium'])) {
    const path = downloaded();
    if (path) return path;
  }
  if (installFromDistribution(ofKind(which, PACKAGES))) {
    const path = installed(env, which);
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
