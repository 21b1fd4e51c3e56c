import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run } from '../../scripts/lib/run';

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
 * Runs a program of this project, as {@link run} does.
 *
 * @throws Error when it fails
 */
export async function start(...[command, args, ...where]: Parameters<typeof run>): Promise<void> {
  const code = await run(command, args, ...where);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed with exit code ${code}`);
}
