import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/lib/run';

const FIXTURE = join(ROOT, 'tests/fixtures/small-site');
const ADDITIONS = 'additions';

/** The demo that the small site shows; it has a `meta.json` of its own. */
const DEMO = 'src/demos/button/basic';

/** Folders of code that the small site is made of. */
export const CODE = [
  ...['components', 'css', 'lib', 'remark', 'theme'].map((name) => `src/${name}`),
  'config',
  'scripts',
  'plugins',
];

/** What the small site has from this repository. */
const SHARED = [...CODE, 'static', 'tests'];

/** Lays out the small site in a folder, which is emptied: two versions, one locale. */
export function layOut(site: string): void {
  rmSync(site, { recursive: true, force: true });
  cpSync(join(ROOT, DEMO), join(site, DEMO), { recursive: true });
  cpSync(FIXTURE, site, {
    recursive: true,
    filter: (path) => path !== join(FIXTURE, ADDITIONS),
  });
  for (const path of SHARED) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    // Windows needs no rights for a junction
    symlinkSync(join(ROOT, path), join(site, path), 'junction');
  }
  symlinkSync(join(ROOT, 'docusaurus.config.ts'), join(site, 'base.config.ts'));
}

/** What a person writes when something is added. */
export function write(site: string, what: 'version' | 'locales' | 'places'): void {
  cpSync(join(FIXTURE, ADDITIONS, what), site, { recursive: true });
}

/**
 * Runs a program of a package in a folder.
 *
 * @param program the program's file, as `require` finds it
 * @throws Error when it fails
 */
export function start(program: string, args: string[], cwd: string, env = {}): void {
  const file = require.resolve(program, { paths: [ROOT] });
  const { status, error } = spawnSync(process.execPath, [file, ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${args.join(' ')} failed with exit code ${status}`);
}
